import { readFileSync } from 'node:fs';
import { answerQuestion } from '@drape/engine/assistant/answer-question';
import type { Answer, AssistantItem, World } from '@drape/engine/assistant/world';
import { parseItems } from '@drape/engine/stylist/item-text/parse-items';
import { paletteOfWords } from '@drape/engine/colour/palette-of-words';
import { readPerson } from './person.ts';

const folder = '/work/wt/talk-trial/';
function wardrobe(name: string): AssistantItem[] {
  return readFileSync(`${folder}${name}.txt`, 'utf8').trim().split('\n').map((line, k): AssistantItem => {
    const [text = '', worn, last, price, bought, status] = line.split('|').map((each) => each.trim());
    const [d] = parseItems(text).items;
    if (!d) throw new Error(text);
    return {
      id: `${k}`, description: d.description, category: d.category, subcategory: d.subcategory,
      palette: paletteOfWords(d.color_primary, d.color_secondary).map(({ hex, share }) => ({ hex, share })),
      colour: d.color_primary, secondColour: d.color_secondary, pattern: d.pattern, material: d.material, brand: d.brand, size: d.size,
      season: d.season, occasion: d.occasion, formality: d.formality, warmth: d.warmth, price: price ? Number(price) : null, currency: 'EUR',
      timesWorn: Number(worn ?? 0), lastWorn: last || null, isFavorite: false, measured: false, tags: d.tags, careNotes: null,
      keptIn: status === 'lent' ? 'Pete' : null, status: status || 'available', available: !status, purchasedOn: bought || null, ownedSince: bought || '2026-09-01',
    };
  });
}
function worldWith(items: AssistantItem[]): { world: World; bin: AssistantItem[] } {
  const bin: AssistantItem[] = [];
  const base = readPerson(items);
  return { world: { ...base, items: async () => items.filter((i) => !bin.includes(i)), binned: async () => bin,
    plans: async (f, l) => ['2026-10-16', '2026-10-24'].filter((d) => d >= f && d <= l).map((day) => ({ id: `p${day}`, day, itemIds: items.slice(0, 3).map(({ id }) => id), eventId: day === '2026-10-16' ? 'event-client' : 'event-wedding' })) }, bin };
}
const only = process.argv[2];
const lines = readFileSync(`${folder}${process.argv[3] ?? 'questions.txt'}`, 'utf8').trim().split('\n');
const all = { kayla: wardrobe('kayla'), dev: wardrobe('dev'), inge: wardrobe('inge') };
const names = (who: keyof typeof all, ids: readonly string[]) => ids.map((id) => all[who].find((i) => i.id === id)?.description ?? id).join(' + ');
let bins: Record<string, AssistantItem[]> = {};
for (const [n, line] of lines.entries()) {
  const [who, ...turns] = line.split(' # ').map((t) => t.trim()) as [keyof typeof all, ...string[]];
  if (only && only !== '-' && !line.includes(only)) continue;
  const { world, bin } = worldWith(all[who]);
  if (bins[who]) bin.push(...bins[who]);
  let answer: Answer | undefined;
  console.log(`\n--- ${n + 1} ${who}`);
  for (const turn of turns) {
    answer = await answerQuestion(world, turn, answer?.memory);
    const { change } = answer;
    console.log(`> ${turn}\n  [${answer.memory.tool}${answer.known ? '' : ' UNKNOWN'}] ${answer.text.replaceAll('\n', ' / ')}`);
    for (const card of answer.cards)
      console.log(`    {${card.kind}${'total' in card ? ` ${card.total}` : ''}} ${'itemIds' in card ? names(who, card.itemIds) : 'eventIds' in card ? card.eventIds.join(' ') : card.colours.map((c) => c.name).join(' ')}`);
    if (answer.actions.length) console.log(`    <${answer.actions.map((a) => a.label).join('> <')}>`);
    if (answer.memory.pending) console.log(`    pending ${JSON.stringify(answer.memory.pending.change).replace(/"itemIds":\[([^\]]*)\]/, (_, ids) => `items: ${names(who, ids.replaceAll('"', '').split(','))}`)}`);
    if (change) {
      console.log(`    DONE ${change.kind}`);
      if (change.kind === 'delete_items') {
        bins[who] = all[who].filter((i) => change.itemIds.includes(i.id));
        answer = { ...answer, memory: { ...answer.memory, undo: { kind: 'restore_items', itemIds: change.itemIds } } };
      } else answer = { ...answer, memory: { ...answer.memory, undo: { kind: 'restore_items', itemIds: [] } } };
    }
  }
}
