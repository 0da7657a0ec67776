import { unknownColor } from '@drape/contract/wardrobe/wardrobe-options';
import { type ItemDraft, mark } from '../item-draft.ts';
import { readSpans } from '../words/read-words.ts';
import { type ColourMatch, readColours } from './read-colours.ts';

/** What joins garments that are told in one breath, in the languages of lists. */
const joined = /(?<!\p{L})(?:and|n|und|y|e|et|og|och|en|plus|with|mit|con|avec|med)(?!\p{L})|[+&]/iu;
/** Words that may stand beside a color that is all that a part of a line says. */
const besideColour =
  /^(?:\d{1,3}x?|x\d{1,3}|one|two|three|four|five|six|all|both|baith|aw|each|every|same|mostly|plain|in|colou?r(?:ed)?|alle[sr]?|beide[s]?|ganz|komplett|meist|farbe|tod[oa]s|amb[oa]s|color|tout|tous|toutes|couleur|alt|alle|begge|helt|knall|tutt[iaeo])$/iu;
/** A color behind one of these is that of something else: "from the red box". */
const ofOther =
  /(?<!\p{L})(?:the|a|an|my|his|her|with|on|in|from|like|than|under|over|to|der|die|das|dem|den|einem?|mit|auf|im|vom|wie|el|la|los|las|un|una|con|en|de|le|les|une|avec|dans|du|med|på|i|fra|den|det)\s+$/iu;

/** "Hard shoes and ghillies, both black" are one of each. */
const both = /(?<!\p{L})(?:both|baith|beide|amb[oa]s|los dos|tous les deux|begge|entrambi)(?!\p{L})/iu;

/** "Long johns and thermal top, both black": a color said behind the last of several garments is that of those before it too. */
export function sharedColour(text: string, items: ItemDraft[], first: number): void {
  const last = items.at(-1);
  const others = items.slice(first, -1);
  if (!last || others.length === 0 || others.some(({ color_primary }) => color_primary !== unknownColor))
    return;
  const colour = last.understood.find(({ field }) => field === 'color_primary');
  const kind = last.understood.find(({ field }) => field === 'subcategory' || field === 'category');
  if (!colour || !kind || colour.start < kind.end) return;
  const [before] = others;
  if (others.length === 1 && last.quantity === 2 && both.test(text.slice(kind.end, lineEnd(text, kind.end))))
    items[items.length - 1] = { ...last, quantity: 1 };
  if (!before || !joined.test(text.slice(before.start, kind.start))) return;
  for (let k = first; k < items.length - 1; k++) {
    const item = items[k];
    if (item) items[k] = { ...item, color_primary: last.color_primary, colors: last.colors.slice(0, 1) };
  }
}

/** "Company polos, 5 navy", "winter coat goes to my knees black": a color that the rest of the line ends with, or a part of it consists of. */
export function trailingColour(text: string, items: ItemDraft[], first: number): void {
  const item = items[first];
  if (!item || items.length !== first + 1 || item.colors.length > 0) return;
  const end = lineEnd(text, item.start);
  const words = readSpans(text, [{ start: item.start, end }]);
  const [colour, ...more] = readColours(words, 0);
  if (!colour || more.length > 0 || !isOwn(text, colour, { start: item.start, end })) return;
  const { name, hex } = colour;
  const understood = [...item.understood, mark('color_primary', colour, name, 0.8)];
  items[first] = { ...item, color_primary: name, colors: [{ name, hex }], understood };
}

function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? text.length : at;
}

/** Whether a color is that of the garment: it ends the line, or is all that stands between two commas. */
function isOwn(text: string, colour: ColourMatch, line: { start: number; end: number }): boolean {
  const before = text.slice(line.start, colour.start);
  const after = text.slice(colour.end, line.end);
  const part = (before.split(/[,;:()]|\s[-–]\s/u).at(-1) ?? '').trim();
  const rest = (after.split(/[,;:()]|\s[-–]\s/u)[0] ?? '').trim();
  const isAlone = part !== '' || /[,;:(]\s*$/u.test(before) ? rest === '' : false;
  const plain = part === '' || part.split(/\s+/).every((word) => besideColour.test(word));
  if (isAlone && plain) return true;
  return after.trim() === '' && !ofOther.test(before);
}
