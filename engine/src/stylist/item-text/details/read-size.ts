import type { Token } from '../words/tokenise.ts';
import { ofWord } from '../words/word.ts';

/** A size as it was written, tidied, with the tokens that say it. */
export type Size = { size: string; first: number; last: number };

const letters = /^(?:x{2,4}[sl]|[2-6]x[sl]|[2-6]?xl|xs|xxs)$/;
const labels = new Set('size sz sizes grosse taille talla taglia gr'.split(' '));
const systems = new Set('uk eu us eur fr it ita jp de ind in'.split(' '));
const spelled: Readonly<Record<string, string>> = { small: 'S', medium: 'M', large: 'L' };
const greatestNumber = 64;
const digit = /\d/;
const letter = /^[sml]$/;
const capital = /^[SML]$/;
const gluedSystem = /^(uk|eu|us)(\d{1,2})$/;
const waistNumber = /^w(\d{2})$/;
const waistByLength = /^(\d{2})x(\d{2})$/;
const waistBehind = /^(\d{2})w$/;
const waistAndLength = /^w(\d{2})l(\d{2})$/;

/** What every size begins with, and some other words. */
const mayTellSize = ofWord(
  ({ text, raw }) =>
    digit.test(text) ||
    letters.test(text) ||
    capital.test(raw) ||
    labels.has(text) ||
    systems.has(text) ||
    Object.hasOwn(spelled, text) ||
    /^(?:one|free|onesize)$/.test(text),
);

/**
 * The size in a name: letters (XS to 6XL), numbers behind "size" or with a country ("EU 42"), waist and length
 * ("W32 L34", "32x34"), "one size". S, M and L count only as capitals set apart: in brackets, after a comma, last.
 * @param apart whether a token stands by itself between separators, or last in its name
 */
export function readSize(tokens: readonly Token[], apart: (index: number) => boolean): Size | undefined {
  for (let k = 0; k < tokens.length; k++) {
    if (!mayTellSize(tokens[k].word)) continue;
    const found =
      labelled(tokens, k) ?? ofSystem(tokens, k) ?? ofLetters(tokens, k, apart) ?? ofWaist(tokens, k, apart);
    if (found) return found;
  }
  return undefined;
}

function labelled(tokens: readonly Token[], k: number): Size | undefined {
  if (!labels.has(tokens[k].text)) return undefined;
  const system = systems.has(tokens[k + 1]?.text ?? '') ? 1 : 0;
  const value = tokens[k + 1 + system];
  if (!value) return undefined;
  const prefix = system ? `${tokens[k + 1].raw.toUpperCase()} ` : '';
  if (Object.hasOwn(spelled, value.text))
    return { size: spelled[value.text], first: k, last: k + 1 + system };
  if (letters.test(value.text) || letter.test(value.text))
    return { size: prefix + value.text.toUpperCase(), first: k, last: k + 1 + system };
  const number = numberAt(tokens, k + 1 + system);
  if (number) return { size: prefix + number.size, first: k, last: number.last };
  return undefined;
}

function ofSystem(tokens: readonly Token[], k: number): Size | undefined {
  const { text, raw } = tokens[k];
  const next = tokens[k + 1];
  if (systems.has(text) && /^[A-Z]/.test(raw)) {
    const number = numberAt(tokens, k + 1);
    if (number && tokens[k + 1].joined)
      return { size: `${raw.toUpperCase()} ${number.size}`, first: k, last: number.last };
  }
  const glued = gluedSystem.exec(text);
  if (glued) return { size: `${glued[1].toUpperCase()} ${glued[2]}`, first: k, last: k };
  const number = numberAt(tokens, k);
  const system = number && tokens[number.last + 1];
  if (number && system?.joined && systems.has(system.text) && /^[A-Z]/.test(system.raw))
    return { size: `${system.raw.toUpperCase()} ${number.size}`, first: k, last: number.last + 1 };
  if ((text === 'one' || text === 'free') && next?.text === 'size')
    return { size: 'One size', first: k, last: k + 1 };
  return text === 'onesize' ? { size: 'One size', first: k, last: k } : undefined;
}

function ofLetters(tokens: readonly Token[], k: number, apart: (index: number) => boolean): Size | undefined {
  const { text, raw } = tokens[k];
  if (letters.test(text)) return { size: text.toUpperCase(), first: k, last: k };
  const isLetter = capital.test(raw);
  if (!(isLetter || Object.hasOwn(spelled, text)) || !apart(k)) return undefined;
  if (isLetter) return { size: raw, first: k, last: k };
  if (/^\p{Lu}/u.test(raw)) return { size: spelled[text], first: k, last: k };
  return undefined;
}

function ofWaist(tokens: readonly Token[], k: number, apart: (index: number) => boolean): Size | undefined {
  const { text } = tokens[k];
  if (!digit.test(text)) return undefined;
  const next = tokens[k + 1];
  const waist = waistNumber.exec(text);
  const length = waist && /^l(\d{2})$/.exec(next?.text ?? '');
  if (waist && length) return { size: `W${waist[1]} L${length[1]}`, first: k, last: k + 1 };
  if (waist) return { size: text.toUpperCase(), first: k, last: k };
  const both = waistByLength.exec(text);
  if (both) return { size: `W${both[1]} L${both[2]}`, first: k, last: k };
  const behind = waistBehind.exec(text);
  const gap = next?.text === 'x' ? 2 : 1;
  const lengthBehind = behind && /^(\d{2})l$/.exec(tokens[k + gap]?.text ?? '');
  if (behind && lengthBehind) return { size: `W${behind[1]} L${lengthBehind[1]}`, first: k, last: k + gap };
  const glued = waistAndLength.exec(text);
  if (glued) return { size: `W${glued[1]} L${glued[2]}`, first: k, last: k };
  if (isWaist(text) && next?.tight && isWaist(next.text))
    return { size: `W${text} L${next.text}`, first: k, last: k + 1 };
  const alone = apart(k) ? numberAt(tokens, k) : undefined;
  return alone && Number(text) >= 20 ? { ...alone, first: k } : undefined;
}

function isWaist(text: string): boolean {
  return /^\d{2}$/.test(text) && Number(text) >= 22 && Number(text) <= 48;
}

function numberAt(tokens: readonly Token[], k: number): { size: string; last: number } | undefined {
  const token = tokens[k];
  if (!token || !/^\d{1,2}$/.test(token.text) || Number(token.text) > greatestNumber) return undefined;
  const half = tokens[k + 1];
  if (half?.tight && half.text === '5') return { size: `${token.text}.5`, last: k + 1 };
  return { size: token.text, last: k };
}
