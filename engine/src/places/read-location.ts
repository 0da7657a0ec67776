import { foldName } from './fold-name.ts';

/** Names no place on earth: meetings on a screen, rooms, and homes of people. */
const nowhere =
  /^(zoom|teams|(microsoft|ms) teams.*|google meet.*|meet|skype|webex|discord|facetime|online|remote|virtual|video call|call|phone|tbd|tba|to be (decided|announced|confirmed)|n a|none|somewhere|anywhere|(my|our|her|his|their|your) .*|home|at home|the?re|here|office|(at |in )?the .*(office|garden|pub|gym|park|beach|club|church|school|library|canteen|lobby|kitchen)|work|school|church|gym|pub|park|beach|club|cinema|canteen|downtown|hotel|airport|restaurant|garden|.*\broom\b.*|.*\bfloor\b.*|.*\b(mum|mom|dad|grandma|grandpa|granny|nan)\b.*|https?\b.*|www\b.*|\d+)$/;
const somebodys = /['’]s(\s+(place|house|home|flat|apartment|garden))?$/i;
/** What stands in such names is a house in a street, not a town. */
const house =
  /^the\b|\b(cafe|kaffeehaus|coffee|bar|bistro|brasserie|restaurant|ristorante|trattoria|pizzeria|pub|inn|tavern|hotel|hostel|hall|halle|haus|house|theatre|theater|opera|cinema|kino|museum|gallery|galerie|church|kirche|cathedral|abbey|chapel|mosque|temple|synagogue|school|schule|university|universitat|college|campus|academy|library|hospital|clinic|praxis|dentist|court|office|offices|tower|building|centre|center|mall|market|store|shop|studio|gym|stadium|arena|park|garden|gardens|club|casino|castle|schloss|palace|villa|farm|barn|beach|pier|harbour|harbor|airport|station|bahnhof|hbf|hauptbahnhof|gare|stazione|terminal|gate|street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|square|place|platz|plaza|piazza|strasse|allee|weg|gasse|rue|via|calle|quai|bridge|block|suite|unit|level|floor|room|saal|lounge|terrace|rooftop|kitchen|ltd|inc|gmbh|hq|headquarters)\b|(strasse|str|gasse|platz|weg|allee)$/;
const separators = /[,;\n|()·•>→]|\s[-–—/]\s|(?<=\b(?:airport|station|off|flight|train)) to /;
/** "Seattle, Washington (Columbia City)": the district stands behind the town. */
const districtBehind = /^([^()]*,[^()]*)\(([^()]*)\)$/;
const postcode =
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b(?:[A-Z]{1,2}-)?\d{4,6}(-\d{3,4})?\b|\b\d{4} [A-Z]{2}\b/g;
/** "Austin TX", "Sydney NSW": the state behind a town, without a comma. */
const stateBehind = /(\p{Ll}) ([A-Z]{2,3})$/u;
const [shortest, longest] = [2, 80];

const room = /\b(room|floor|saal|salle|sala|raum|zimmer)\b/;

export type LocationPart = { text: string; isHouse: boolean };

/** The parts of a location that may name a place, in the order in which they are written. */
export function readLocation(location: string): LocationPart[] {
  const written = location.trim().replace(districtBehind, '$2,$1').split(separators);
  // "Paris, room 204": a house, or a room that is called so.
  const isInHouse = written.length === 2 && room.test(foldName(written[1]));
  return written
    .flatMap((part) =>
      part.replace(postcode, ' ').replace(/\s+/g, ' ').trim().replace(stateBehind, '$1,$2').split(','),
    )
    .filter((part) => part.length >= shortest && part.length <= longest)
    .filter((part) => !somebodys.test(part) && !nowhere.test(foldName(part)))
    .map((text) => ({ text, isHouse: isInHouse || /\d/.test(text) || house.test(foldName(text)) }));
}
