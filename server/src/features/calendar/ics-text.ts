import ICAL from 'ical.js';
import { decodeText } from '../../platform/archive/decode-text.ts';

/**
 * The components of a calendar file. Throws for anything else. Long lines are joined as bytes, because some producers
 * fold in the midst of a letter.
 */
export function parseCalendars(bytes: Uint8Array): ICAL.Component[] {
  const folded = Buffer.from(bytes).toString('latin1');
  const isWide = folded.slice(0, 200).includes('\0');
  const text = isWide
    ? decodeText(bytes)
    : decodeText(Buffer.from(folded.replace(/\r?\n[ \t]/g, ''), 'latin1'));
  ICAL.design.strict = false;
  const parsed: unknown = ICAL.parse(text.replace(/^\uFEFF/, '').trim());
  const all = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
  return all.map((jCal) => new ICAL.Component(jCal)).filter((component) => component.name === 'vcalendar');
}
