import { nameColour } from '@drape/engine/colour/name-colour';
import { hexToOkLab } from '@drape/engine/colour/oklab';
import { groundText, type TextFacts } from '@drape/engine/grounding/grounded-text';
import { numbersIn } from '@drape/engine/grounding/number-claims';
import type { StyleGuide as Guide, Statement } from '@drape/engine/stylist/style-guide/style-guide';
import { z } from 'zod';
import { AiFailure } from '../../platform/ai/ai-failure.ts';
import type { Asker, LanguageModels } from '../../platform/ai/model-port.ts';
import type { Clock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/crypto.ts';
import type { Database } from '../../platform/database/database.ts';
import type { WrittenGuideRow } from '../../platform/database/model-rows.ts';
import * as profiles from './repository.ts';

/** A guide in a model's words, or why the engine's words stand; undefined where no model was asked about this guide. */
export type GuideWriting =
  | { engine: { name: string; version: string }; guide: Guide }
  | { engine: null; notice: string | null };

const line = z.string().trim().min(1).max(700);
const lists = ['stylePrinciples', 'shoppingPriorities', 'stylingTips'] as const;
const statements = z.array(z.object({ key: z.string().max(80), text: line })).max(20);
const answerSchema = z.object({
  title: z.string().trim().min(1).max(80),
  stylePrinciples: statements,
  shoppingPriorities: statements,
  stylingTips: statements,
});
type Answer = z.infer<typeof answerSchema>;

const rules = `You are the stylist of Drape. A program has made a personal style guide from what somebody likes, owns and wears; it is right.
- Put its title and the texts of its statements into warmer, clearer words: one or two sentences each. Keep every key, the order and the meaning.
- Name no colour, garment or number that the guide does not hold, and claim nothing about what the person owns beyond it.
- Plain, concrete English; no exclamation marks. Speak of clothes, never of bodies.`;
const maxOutputTokens = 2000;
const mostWrong = 0.5;

/** Words that the guide itself uses are the garments that may be spoken of. */
function factsOf(guide: Guide): TextFacts {
  const words = JSON.stringify(guide);
  const pieces = guide.essentialPieces.flatMap(({ colorPrimary, colorSecondary }) =>
    [colorPrimary, colorSecondary].filter((hex) => hex !== undefined && /^#[0-9a-f]{6}$/.test(hex)),
  );
  const hexes = [...guide.colorPalette.map(({ hex }) => hex), ...pieces.map(String)];
  const palette = hexes.map((hex) => ({ hex, terms: [nameColour(hexToOkLab(hex)).basic] }));
  return {
    colours: { things: [], palette },
    numbers: numbersIn(words),
    garments: new Set(words.toLowerCase().match(/[\p{L}-]+/gu)),
  };
}

/** A statement's new words as far as they are so. */
function reworded(given: Statement[], answer: Answer['stylingTips'], facts: TextFacts): Statement[] {
  return given.map((statement) => {
    const said = answer.find(({ key }) => key === statement.key);
    const kept = said ? groundText(said.text, facts, 'description').kept : '';
    return kept === '' ? statement : { ...statement, text: kept };
  });
}

function distrust(answer: Answer, guide: Guide, facts: TextFacts): string | undefined {
  const known = new Set(lists.flatMap((list) => guide[list].map(({ key }) => key)));
  const said = lists.flatMap((list) => answer[list]);
  const foreign = said.filter(({ key }) => !known.has(key));
  if (foreign.length > 0) return `Unknown keys: ${foreign.map(({ key }) => key).join(', ')}.`;
  const wrong = said.flatMap(({ text }) => groundText(text, facts, 'description').rejected);
  if (said.length > 0 && wrong.length / said.length < mostWrong) return undefined;
  return `Not in the guide: ${wrong.map(({ claim }) => claim).join(', ')}.`;
}

type Outcome = Pick<WrittenGuideRow, 'host' | 'model' | 'guide' | 'notice'>;

type Dependencies = { database: Database; clock: Clock; models: LanguageModels };

/** Style guides in a language model's words: written once for a guide of the engine, and kept until that changes. */
export function createWrittenGuides({ database, clock, models }: Dependencies) {
  const hashOf = (guide: Guide) => sha256(JSON.stringify(guide));

  async function ask(asker: Asker, guide: Guide) {
    const facts = factsOf(guide);
    const { value, model } = await models.object({
      asker,
      purpose: 'guide' as const,
      name: 'guide',
      maxOutputTokens,
      instructions: rules,
      messages: [{ role: 'user', text: `GUIDE\n${JSON.stringify(guide)}` }],
      schema: answerSchema,
      check: (answer) => distrust(answer, guide, facts),
    });
    const title = groundText(value.title, facts, 'description').kept || guide.title;
    const texts = lists.map((list) => [list, reworded(guide[list], value[list], facts)]);
    return { model, guide: { ...guide, title, ...Object.fromEntries(texts) } as Guide };
  }

  async function save(userId: string, guide: Guide, row: Outcome): Promise<void> {
    const facts_hash = hashOf(guide);
    const created_at = clock.now().toISOString();
    await profiles.saveWrittenGuide(database.write, { user_id: userId, facts_hash, created_at, ...row });
  }

  async function find(userId: string, guide: Guide): Promise<GuideWriting | undefined> {
    const row = await profiles.findWrittenGuide(database.read, userId);
    if (!row || row.facts_hash !== hashOf(guide)) return undefined;
    if (row.guide === null || row.model === null) return { engine: null, notice: row.notice };
    const engine = { name: row.host ?? '', version: row.model };
    return { engine, guide: JSON.parse(row.guide) as Guide };
  }

  return {
    find,
    /** Asks a model, unless this guide was written already. Failures are kept with their sentence. */
    async write(asker: Asker, guide: Guide): Promise<void> {
      const known = await find(asker.userId, guide);
      if (known?.engine) return;
      try {
        const written = await ask(asker, guide);
        const host = models.status()?.host ?? null;
        const words = JSON.stringify(written.guide);
        await save(asker.userId, guide, { host, model: written.model, guide: words, notice: null });
      } catch (error) {
        if (!(error instanceof AiFailure)) throw error;
        if (error.sentence === undefined) return;
        await save(asker.userId, guide, { host: null, model: null, guide: null, notice: error.sentence });
      }
    },
    isReady: async (asker: Asker) => (await models.refusal(asker, 'text')) === undefined,
  };
}

export type WrittenGuides = ReturnType<typeof createWrittenGuides>;
