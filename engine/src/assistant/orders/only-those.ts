import type { AssistantItem } from '../assistant-context.ts';
import { bestNamed } from '../turn/own-names.ts';

/** Who takes back in the same message what else they named, in the five languages. */
const takesBack =
  /[,.;!–-]\s*(?:(?:no|nah|wait|hm+|oh|actually|or|sorry|nee?|nein|ach|halt|doch|eigentlich|oder|bueno|no|mejor|en realidad|espera|non|en fait|attends|nei|vent|egentlig)\W+)+(?:just|only|nur|bloß|bloss|solo|sólo|seulement|juste|bare|kun)\s+([^.,;!?]+)[.!\s]*$/iu;

/** "Archive the tee and the mesh top. Actually just the mesh one": the one that is left; all where nothing is taken back. */
export function onlyThose(text: string, items: readonly AssistantItem[]): AssistantItem[] {
  const said = takesBack.exec(text)?.[1];
  const left = said ? bestNamed(said, items, ({ description }) => description).map(({ thing }) => thing) : [];
  return left.length > 0 ? left : [...items];
}
