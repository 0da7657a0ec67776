import hours from '../../knowledge/assistant/heard/hours.json' with { type: 'json' };
import { monthNames } from '../understanding/month-days.ts';

const numericDate =
  /(?<!(?:um|gegen|at|@|kl\.?)\s)(?<![\d:.])\d{1,2}\.\s?(?:0?[1-9]|1[0-2])\.(?:\s?(?:20)?\d{2}(?![\d:.]))?/giu;

/** "18-20 dec": days, and no hours. */
const dayRange = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th)?\\s?[-–]\\s?\\d{1,2}(?:st|nd|rd|th)?(?=(?: of)? (?:${monthNames})\\b)`,
  'giu',
);

/** A message without dates in figures, which are no times: "3.12.", "18-20 Dec". */
export function withoutDates(text: string): string {
  return text.replace(numericDate, ' ').replace(dayRange, ' ');
}

export const germanHours = 'ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');

export const englishHours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "Half eight", "um zehn Uhr", "halb acht", "viertel vor sechs" in digits. */
function hoursInDigits(text: string): string {
  const hourOf = (said: string) =>
    /^\d/.test(said) ? Number(said) : germanHours.indexOf(said.toLowerCase().replace(/^eins$/, 'ein')) + 1;
  const english = (said: string) => String(englishHours.indexOf(said.toLowerCase()) + 1);
  return text
    .replace(
      /\b(half|half past|quarter past|quarter to) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/giu,
      (_, part: string, said: string) => `${part} ${english(said)}`,
    )
    .replace(
      /\b(halb|viertel vor|viertel nach|dreiviertel) (\d{1,2}|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\p{L})/giu,
      (_, part: string, said: string) => {
        const hour = hourOf(said);
        const of = part.toLowerCase();
        if (of === 'viertel nach') return `${hour}:15`;
        return `${hour === 1 ? 12 : (hour + 23) % 24}:${of === 'halb' ? '30' : '45'}`;
      },
    )
    .replace(
      /\b(um|gegen) (eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?!\p{L})/giu,
      (_, at: string, said: string) => `${at} ${hourOf(said)}`,
    );
}

/** What is said `around` it tells morning from evening. A wall-clock time in a message: "7pm", "19:30", "at 9", "um 19 Uhr", "a las 7", "19h", "kl 19"; null where none is. */
export function clockTime(typed: string, around = typed): string | null {
  const text = hoursInDigits(withoutDates(typed));
  const quarters = /\b(half|quarter past|quarter to)(?: past)? (\d{1,2})\b/i.exec(text);
  if (quarters) return quarterTime(quarters[1]?.toLowerCase() ?? '', Number(quarters[2]), around);
  const exact = /\b(\d{1,2})[:.h](\d{2})\s*(am|pm|uhr)?\b/iu.exec(text);
  if (exact) {
    const [, hour = '', minute, half] = exact;
    return timeOf(/[ap]m/i.test(half ?? '') ? Number(hour) : hourMeant(hour, around), Number(minute), half);
  }
  const half = /\b(\d{1,2})\s*(am|pm|a\.m\.|p\.m\.)(?!\p{L})/iu.exec(text);
  if (half) return timeOf(Number(half[1]), 0, half[2]?.replaceAll('.', ''));
  const hour =
    /(?:\b(?:at|@|um|gegen|ab|a las?|à|vers|kl\.?|klokka|klokken|now|is at|to)\s*)(\d{1,2})(?!\d|[:.]\d|\s*(?:st|nd|rd|th|\.|days?|people|personen)\b)/iu.exec(
      text,
    ) ??
    /\b(\d{1,2})\s*(?:uhr|h|o'?clock)\b/iu.exec(text) ??
    /\b(?:mon|tues?|wed|wednes|thurs?|fri|sat|satur|sun)(?:day)?\s+(\d{1,2})$/iu.exec(text) ??
    /\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)\s+(\d{1,2})$/iu.exec(
      text,
    );
  return hour ? timeOf(hourMeant(hour[1] ?? '', around), 0, undefined) : null;
}

const evenings = new RegExp(`(?<!\\p{L})(?:${hours.evening})(?!\\p{L})`, 'iu');
const mornings = new RegExp(`(?<!\\p{L})(?:${hours.morning})(?!\\p{L})`, 'iu');
const middays = new RegExp(`(?<!\\p{L})(?:${hours.midday})(?!\\p{L})`, 'iu');
const [noon, firstOfDay] = [12, 7];

/** Which hour a number means: "8" of a movie night is 20, "3" of a coffee 15, "06" what it says. */
function hourMeant(said: string, text: string): number {
  const hour = Number(said);
  if (said.startsWith('0') || hour === 0 || hour >= noon || mornings.test(text)) return hour;
  const isEvening = evenings.test(text) && !middays.test(text);
  return hour < firstOfDay || isEvening ? hour + noon : hour;
}

const span =
  /(?<![\d:.])(\d{1,2}) ?(?:to|till?|until|-|–|bis|a|à|til) ?(\d{1,2})(?![\d:.])(?: ?([ap]m)(?!\p{L}))?/iu;

/** When "9 to 4", "7 to 9 pm" or "11 to 1 pm" begins; null where no span of hours is said. */
export function beginOfSpan(said: string, around: string): string | null {
  const [, first = '', last = '', half] = span.exec(withoutDates(said)) ?? [];
  const [begins, ends] = [Number(first), Number(last)];
  // "20 to 9" is a time of day.
  if (first === '' || (begins > noon && begins > ends)) return null;
  if (half === undefined) return timeOf(begins < ends ? hourMeant(first, around) : begins, 0, undefined);
  const isOverNoon = begins !== noon && (begins > ends || ends === noon);
  const isLate = half.toLowerCase() === 'pm';
  return timeOf(begins, 0, isLate === isOverNoon ? 'am' : 'pm');
}

/** "Half 3" is half past three. */
function quarterTime(said: string, hour: number, text: string): string | null {
  const late = hourMeant(String(hour), text);
  if (said === 'quarter to') return timeOf(late - 1, 45, undefined);
  return timeOf(late, said === 'half' ? 30 : 15, undefined);
}

function timeOf(hour: number, minute: number, half: string | undefined): string | null {
  const isLate = half?.toLowerCase() === 'pm' && hour < noon;
  const isMidnight = half?.toLowerCase() === 'am' && hour === noon;
  const hourOfDay = isLate ? hour + noon : isMidnight ? 0 : hour;
  if (hourOfDay > 23 || minute > 59) return null;
  return `${String(hourOfDay).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

const opening =
  /^\W*(?:(?:please|pls|plz|hey|hi|ok|so|and|n|und|oh|noch|then|can|could|would|you|u|also|bitte|kannst du|por favor|porfa|puedes|stp|tu peux|kan du)\W+)*(?:(?:add|(?:put|pop|stick|pencil|slot|chuck|book|squeeze)(?: me)? in|put|create|schedule|book|enter|note(?: down)?|set up|save|new(?: event)?|pencil in|make|mark|i(?:'?ve| have)(?: got)?|i got|ive got|theres|there is|trage?|schreibe?|(?:tragen|notieren|schreiben|setzen|legen|planen|merken) sie|leg|erstelle|notiere|neuer termin|ich habe?|añade|agrega|apunta|crea|pon|tengo|ajoute|rajoute|note|crée|mets|j['’]ai|legg (?:inn|til)|opprett|noter|jeg har)\b\W*(?:(?:noch|mal|bitte|mir|uns|me|us|also|rein|für)\W+)*(?:(?<=trage?\W+(?:(?:noch|mal|bitte|mir)\W+)*)ein\W+)?)?(?:(?:an? |my |the |new )?(?:event|appointment|termin|evento|événement|hendelse)\b\W*(?:for|called|:)?\W*)?(?:(?:a|an|the|my|einen?|eine|una?|une?|en|et|ei)\s+)?/iu;
const weekdays =
  'mon(?:day)?s?|tues?(?:day)?s?|wed(?:nesday)?s?|thu(?:rs?)?(?:day)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mo|di|mi|do|fr|sa|so|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag';
const months =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch|s|zo)?|märz|apr(?:il)?|may|mai|mayo|june?|juni|junio|juin|july?|juli|julio|juillet|aug(?:ust)?|agosto|août|sept?(?:ember)?|septiembre|septembre|o[ck]t(?:ober|ubre|obre)?|nov(?:ember|iembre|embre)?|de[cz](?:ember|iembre|embre)?|desember';
const spans: readonly RegExp[] = [
  /\b(?:um |gegen )?(?:halb|viertel (?:vor|nach)|dreiviertel) (?:\d{1,2}|ein|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?: uhr)?(?!\p{L})/giu,
  /\b(?:um|gegen) (?:eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?: uhr)?(?!\p{L})/giu,
  /\b(?:at |um )?(?:half|quarter past|quarter to)(?: past)? \d{1,2}\b/giu,
  /(?<![\p{L}\p{N}])(?:at|@|um|gegen|a las?|à|vers|kl\.?|klokka|klokken)?\s*\b\d{1,2}[:.h]\d{2}\s*(?:am|pm|uhr)?\b/giu,
  /(?<![\p{L}\p{N}])(?:at|@|um|gegen|a las?|à|vers|kl\.?|klokka|klokken)?\s*\b\d{1,2}\s*(?:am|pm|a\.m\.|p\.m\.|uhr|h|o'?clock)(?!\p{L})/giu,
  /\b(?:at|um|gegen|a las?|à|vers|kl\.?|klokka|klokken)\s+\d{1,2}\b/giu,
  new RegExp(
    `\\b(?:on |am |el |le |på |den )?(?:the )?(?:next |this |nächsten |kommenden |próximo |prochain |neste )?(?:${weekdays})(?:'s)?(?: (?:morning|afternoon|evening|night|abend|morgen|noche|soir|kveld))?(?: \\d{1,2}(?:$|\\.(?!\\d)))?(?!\\p{L})`,
    'giu',
  ),
  new RegExp(
    `\\b(?:on |am |el |le |den )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of| de)? )?(?:${months})(?: \\d{1,2}(?:st|nd|rd|th)?)?(?!\\p{L})`,
    'giu',
  ),
  /\b(?:on the|am|el|le|den)?\s*\d{1,2}(?:st|nd|rd|th)\b|(?<!\p{L})(?:am|den) \d{1,2}\.(?!\d)/giu,
  /\b(?:today|tonight|tomorrow|tmrw|tmw|tomoz|next week|this week(?:end)?|(?:on |at )?the weekend|heute(?: abend)?|morgen(?: abend)?|übermorgen|hoy|mañana|esta noche|pasado mañana|aujourd['’]hui|demain|ce soir|i dag|i morgen|i kveld)(?!\p{L})/giu,
  /\b(?:to|in|on|into) (?:my |the )?(?:calendar|diary|schedule|agenda)\b|\b(?:in (?:den|meinen) kalender|(?:en|a) mi calendario|(?:dans|à) mon agenda|i kalenderen)\b/giu,
  /[\s,;–-]*\b(?:(?:can you |could you |just )?(?:add|put|stick|pop|chuck|note|pencil|log|enter|write|mark) (?:that|it|this|them|me)(?: down| in| on)?|eintragen|eintrag(?:en)? bitte|trag(?:s| es| das)? (?:bitte )?ein|notier(?: es| das|s)?|ap[uú]nta(?:lo|la|melo)|an[oó]ta(?:lo|la|melo)|agr[eé]ga(?:lo|la)|ponlo|m[eé]telo|note(?:-le|-la|-moi ça| ça)|ajoute(?:-le|-la| ça)|mets(?:-le|-la| ça)|legg (?:det|den) inn|noter (?:det|den)|skriv (?:det|den) opp|please|pls|plz|bitte|ein|por favor|porfa|stp|svp|takk)(?=\s*(?:$|[.!]|\b(?:in|please|pls|bitte|por favor|stp|takk|eintragen|eintrag|notieren)\b))/giu,
];

/** "Habe ich noch einen Termin beim": what stands around the one who is seen. */
const ofAppointment =
  /^\W*(?:(?:und|and|also|dann)\W+)*(?:habe? ich|hab ich|ich habe?|muss ich|ich muss|i also have|i also got)\W+(?:(?:noch|auch|schon|da|dann)\W+)*(?:(?:einen?|nen|an?)\W+)?(?:(?:termin|verabredung|appointment)\W+)?(?:(?:beim|bei der|bei|mit|im|in der|zum|zur|at the|with|at)\W+)?/iu;

/** "…, and I would be glad if you put it in": an order behind what is put in. */
const politeOrder =
  /(?<=\p{L}{3}.*)[\s,.;–-]+(?:(?:and|so|und)\s+)?(?:i(?: would|['’]d| should) (?:be (?:glad|grateful|obliged)|like (?:you|it)|appreciate)|(?:would|could|will|can|might) you|if you (?:would|could)|you (?:may|might|can|could|had better) (?:put|add|note|enter|write)|(?:ich )?(?:wäre|würde) (?:dankbar|froh)|kannst du|könnten? sie)(?!\p{L}).*$/isu;
/** "The funeral is in St Mary's": where and when it takes place is no name of it. */
const takesPlace =
  /(?<=\p{L}{3}\p{L}*)['’]?\s+(?:is|are|will be|takes place|starts|begins|findet|beginnt)(?=\s|$).*$/isu;

/** What an event is called: the message without its verb, its day and its time. */
export function eventTitle(text: string): string {
  let said = withoutDates(text).replace(politeOrder, '').trim();
  for (const span of spans) said = said.replace(span, ' ');
  said = said
    .replace(ofAppointment, '')
    .replace(opening, '')
    .replace(takesPlace, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,.!:;-]+$/g, '')
    .trim();
  said = said
    .replace(/(?:\s+(?:on|at|for|from|in|the|am|um|el|la|le|à|på|kl|den|der|and|,|-))+$/giu, '')
    .replace(/^[\s,:-]+|[\s,.!:-]+$/g, '');
  return said === '' ? '' : said.charAt(0).toUpperCase() + said.slice(1, 100);
}
