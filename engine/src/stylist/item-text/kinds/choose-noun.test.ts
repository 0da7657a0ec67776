import { expect, test } from 'vitest';
import { parseItem, parseItems } from '../parse-items.ts';

test.each([
  ['berretto nero di lana', 'beanie'],
  ['gilet noir sans manches', 'gilet'],
  ['pantalon noir de costume', 'suit trousers'],
  ['botas negras de agua', 'rain boots'],
  ['gilet noir', 'cardigan'],
])('a color in the middle of a name leaves it whole: %s', (name, kind) => {
  expect(parseItem(name).subcategory).toBe(kind);
});

test.each([
  ['Nightgown flannel', 'nightgown'],
  ['white tee, v neck', 'v-neck t-shirt'],
])('a word for a cloth or a cut does not replace the garment that is named: %s', (name, kind) => {
  expect(parseItem(name).subcategory).toBe(kind);
});

test('a name that opens a line and has its color behind it is what the line is about', () => {
  expect(parseItem('Harrington navy fred perry').category).toBe('outerwear');
  expect(parseItem('navy harrington jacket').category).toBe('outerwear');
});

test.each([
  ['brown belt, navy belt from a dress', ['belt', 'belt']],
  ['Lederen handschoenen zwart, fietshandschoenen', ['gloves', 'gloves']],
  ['sandals, tan Birkenstocks', ['sandals']],
])('a sort of what was named before is another one: %s', (line, kinds) => {
  expect(parseItems(line).items.map(({ subcategory }) => subcategory)).toEqual(kinds);
});

test.each([
  ['Coral dress from the wedding (14, Coast)', 1],
  ['black dress (14)', 1],
  ['white tees (6)', 6],
  ['Wandelschoenen Meindl 43,5', 1],
  ['boxer briefs x10ish', 10],
  ['Columbia 3 in 1 coat', 1],
])('a number counts only where it can: %s', (line, count) => {
  expect(parseItem(line).quantity).toBe(count);
});

const ofMen = `Camisas
camisa blanca
camisa azul
camisa de lino
camisa vaquera
Pantalones
chinos beige
chinos azul marino
vaqueros oscuros
pantalón gris
Trajes
traje azul marino
americana tweed
Zapatos
mocasines burdeos
zapatillas blancas
botas marrones
Varios
corbata verde
corbata roja
cinturón marrón
cinturón negro
polo azul
polo blanco
bañador azul`;

test('what men and women call by one word for swimming is trunks in a list of men’s clothes', () => {
  const kindOf = (list: string) =>
    parseItems(list).items.find(({ description }) => description.startsWith('Bañador'))?.subcategory;
  expect(kindOf(ofMen)).toBe('swim trunks');
  expect(kindOf(`${ofMen}\nvestido rojo`)).toBe('swimsuit');
});

test('a list’s headings are read in its language: in Spain a jersey is a sweater', () => {
  const list = `Camisas\nblanca de vestir\nazul de rayas\n\nJerseys\npico azul marino\npico burdeos\ncuello caja gris\n\nPantalones\nchinos beige\nvaquero oscuro`;
  const sweater = parseItems(list).items.find(({ description }) => description.startsWith('Pico burdeos'));
  expect(sweater).toMatchObject({ category: 'top', subcategory: 'knit' });
});
