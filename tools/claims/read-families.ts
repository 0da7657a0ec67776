import { readFileSync } from 'node:fs';
import type { Random } from '../assistant-corpus/random.ts';

/** Sentences that one writer's line stands for. */
export type Family = { name: string; sentences: string[] };

const fillers: Readonly<Record<string, readonly string[]>> = {
  garment:
    'blazer,jacket,coat,dress,shirt,blouse,sweater,cardigan,skirt,trousers,jeans,top,T-shirt,jumpsuit,scarf,boots,shorts,saree,kurta,hoodie,turtleneck,trench coat,waistcoat,leather jacket,maxi skirt'.split(
      ',',
    ),
  color: 'black,navy,red,emerald,beige,white,burgundy,mustard,pink,sky blue,camel,olive,lilac,grey'.split(
    ',',
  ),
};
const innermost = /\{([^{}]*)\}/;

/** One of the sentences that a line stands for: "{a|b}" is one of several, "{garment}" and "{color}" are filled in. */
function sentenceOf(line: string, random: Random): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  let text = line;
  for (let found = innermost.exec(text); found; found = innermost.exec(text)) {
    const [whole, inside = ''] = found;
    const filled = fillers[inside] ? pick(fillers[inside]) : pick(inside.split('|'));
    text = text.slice(0, found.index) + filled + text.slice(found.index + whole.length);
  }
  const tidy = text
    .replace(/\s+/g, ' ')
    .replace(/\s+([.,!?;:])/g, '$1')
    .replace(/([.!?])\.+$/, '$1')
    .trim();
  return tidy.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The families of a file, each with up to `most` different sentences. Lines with # are remarks. */
export function readFamilies(name: string, most: number, random: Random): Family[] {
  const lines = readFileSync(new URL(`corpus/${name}.txt`, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({
      name: line,
      sentences: [...new Set(Array.from({ length: most }, () => sentenceOf(line, random)))],
    }));
}
