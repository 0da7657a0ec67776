import type { EventType } from '../../stylist/outfit/outfit.ts';

/** What an outfit is for: the planner's type of event and the words for it. */
export type SaidOccasion = { eventType: EventType; said: string };

/** First match decides, so that "business trip" is read before "trip". House table. */
const occasions: readonly [EventType, RegExp][] = [
  [
    'business',
    /\b(business (trip|travel|lunch|dinner|meeting|casual|event|breakfast|drinks)|job interview|interview(s|ing)?|first day (at|of|in)( (work|the|my|a))?|new job|clients?|(important |big |team )?meeting(?! (my|the|his|her|a friend|friends|up|some))|present(ation|ing)|conference|court|pitch(ing)?|negotiation|the board|investors?|trade (fair|show)|networking|seminar|keynote|performance review|appraisal|video call|zoom|teams call|work ?shop|panel|bank (meeting|appointment)|(giving|doing|holding) a (talk|speech|lecture|presentation|class|lesson|workshop)|assessment cent(er|re)|jury (duty|service)|tribunal|hearing|away ?day|off ?site|town hall|all hands|webinar|training day|viva|thesis defen[cs]e|mortgage (appointment|adviser|advisor)|embassy|visa appointment|visa interview|sales call|internship|work experience|probation|public speaking|first day back|back (at|to|in) (work|the office)|teaching|supervisor|career fair|careers? day|open day|city hall appointment|lunch with (a |the |my )?(client|boss|investor|customer)s?)\b/,
  ],
  [
    'formal',
    /\b((?<!garden )weddings?(?! (cake|show))|gala|black[ -]tie|white[ -]tie|funeral|memorial(?! (?:day|weekend))|wake|opera|(the |a )ball\b|graduation|premiere|awards? (ceremony|night|dinner|show)|formal (event|dinner|do|outfit|wear|look|evening|party)|something (very )?formal|prom|state (dinner|banquet)|banquet|registry office|civil ceremony|bar mitzvah|bat mitzvah|charity (dinner|do|ball|auction)|vow renewal|civil partnership|investiture|crematorium|cremation|burial|requiem|remembrance|(may|hunt|leavers|summer|winter|charity) ball|christmas ball|masonic|ladies day|inquest|knighthood)\b/,
  ],
  [
    'workout',
    /\b(gym(?! (kit|stuff|clothes|gear|wear))|work(ing)? ?out|training( session)?|fitness|yoga|pilates|(a|my|for|morning|evening|park) ?run\b|running(?! (shoes|kit|clothes|stuff|late|gear|top|leggings|errands|around|out))|jog(ging)?|(playing |do(ing)? )?sports?(?! (coat|jacket|bra|shoe))|tennis|football|cycling(?! to)|bike ride|hik(e|ing)|trek(king)?|climb(ing)?|bouldering|spin class|crossfit|swim(ming)?|dance class|zumba|ski(ing)?|badminton|squash|golf|marathon|10k|5k|park ?run|hiit|boxing|kick ?boxing|martial arts|judo|karate|padel|rowing|kayak(ing)?|paddle ?board(ing)?|surf(ing)?|barre class|netball|hockey|rugby|five a side|basketball|volleyball|ice ?skating|roller ?skating|skat(e|ing)|trampolin\w+|horse ?riding|spinning|weights|leg day|personal trainer)\b/,
  ],
  [
    'party',
    /\b((?<!garden |wedding )part(y|ies)(?! (shoes|wear))|birthdays?(?! (dinner|lunch|present|gift))|club(s|bing)?(?! (sandwich))|dancing|night out|out on the town|celebrat(ion|ing)|festival|cocktails?|new years? eve|nye|disco|carnival|hen (do|night|party)|stag (do|night|party)|bachelorette|house ?warming|karaoke|rave|masquerade|halloween|office party|christmas party|bash|shindig|knees up|(a|the|this|that|our|works?|christmas|xmas|leaving|engagement|posh|big|fancy|office|team|staff) do(?! (i|you|we|it|with|for|not|this|that))\b|leaving (drinks|party)|nightclub|drag (show|brunch)|burlesque|hens?|stags?|bucks (night|party)|xmas party|after ?party|hogmanay|fancy dress|speakeasy|street party|prosecco)\b/,
  ],
  [
    'date',
    /\b((first |second |blind |hot |dinner |coffee |lunch |tinder )?date( night)?\b(?! of)|dinner(?! lady)|romantic|restaurant|bistro|tasting menu|theatre|theater|concert|ballet|musical|gallery|vernissage|exhibition opening|cinema|movies|opening|smart[ -]casual|anniversary|drinks|wine (bar|tasting)|cocktail bar|rooftop|bar (with|tonight|on)|pub(?! quiz)|baby shower|bridal shower|christening|baptism|communion|confirmation|engagement|garden party|christmas (day|dinner|lunch|eve)|thanksgiving|easter|reunion|(meet(ing)?|meet up with|see(ing)?|dinner with|lunch with) (my |the |his |her |their )?(boyfriends?|girlfriends?|partners?|fiances?|future|husbands?|wifes?)?\s?(parents|in ?laws|family|mother|mum|mom|folks)|in ?laws|church|mass|synagogue|mosque|temple|afternoon tea|high tea|races|race day|valentines?( day)?|proposal|private view|book launch|launch (event|party|night)|poetry reading|recital|school (play|concert|show)|nativity|carol service|carols|iftar|eid|diwali|passover|seder|hanukkah|ramadan|baby naming|naming ceremony|gender reveal|rehearsal dinner|sunday (lunch|roast)|family (do|dinner|lunch|gathering|get together|party)|michelin|steakhouse|tapas|sushi|curry night|wine night|jazz( club| night)?|comedy (club|night|show)|stand up comedy|tea at|the ritz|polo match|regatta|fashion show|art fair|tea (with|at|party)|wine tasting|prosecco tasting|(lunch|supper|cocktails|coffee|breakfast) with (the|my|a) (vicar|priest|mayor|headmaster|headteacher|professor)|degree show|award|(nan|nana|gran|grandma|grandad|granny|grandpa|mum|mom|dad|aunt|auntie|uncle|mother|father|friend|mate|sister|brother|husband|wife|boss|cousin|colleague|neighbour|partner)s? ?(18|21|30|40|50|60|65|70|75|80|85|90|100)(th|st)|parents (evening|night)|school governors|meet the (parents|family)|first time (meeting|i meet)|ex(?= )(?<=my ex)|(family )?photo ?shoot|portrait|parents evening|speed dating|supper|casino)\b/,
  ],
  [
    'business',
    /\b(earlies|lates|(?:early|late|night|day) shifts?|work(?! (with|together|for|well|on|best|as|it|if|better|under|over|ok))|office|job|boss|business|professional|desk|colleagues?|corporate|co ?working)\b/,
  ],
  [
    'travel',
    /\b(flights?|fly|flying|plane|airport|train|travel|travelling|traveling|trip|road trip|journey|commut(e|ing)|drive|driving|bus ride|ferry|layover|eurostar|interrail\w*|coach (trip|ride|journey)|night (train|bus)|long haul|red eye|road ?trip|cycl(e|ing) to|bik(e|ing) to|sightseeing|day out in)\b/,
  ],
  ['formal', /\b(extra dressy|dressed to the nines|red carpet)\b/],
  [
    'casual',
    /\b(casual|weekend|brunch|lunch(?!box)|breakfast|coffee|errands?|shopping(?! list)|stroll|walk(ing)?(?! (in|into) )|picnic|museum|beach|gig|live music|rock concert|(?<!\b(?:one|any|some|it|that|have|got|already|them|two) (?:at )?)(at )?home|wfh|park|zoo|barbecue|bbq|school( run)?|university|uni|class|lectures?|friends|every ?day|city|town|market|farmers market|dog|playground|kids|babysit\w*|doctors?|dentists?|vet|hairdressers?|library|study(ing)?|exam|moving house|move house|gardening|painting|diy|cleaning the|sofa|couch|netflix|films?|movie night|lazy|lounging|day off|pottering|game|match day|stadium|supermarket|grocer\w+|ikea|day out|pub quiz|board games|cook(ing)?|baking|pizza|takeaway|hungover|camping|allotment|fair|fete|aquarium|ice ?cream|playdate|nursery|campus|volunteering|open mic|school (drop ?off|pick ?up|gates?)|drop ?off|soft play|sports day|bake sale|tip run|car boot|flea market|antiques? (fair|market)|garden centre|national trust|country (walk|pub|house)|farm|theme park|bowling|mini ?golf|crazy golf|escape room|book club|pottery|life drawing|craft (fair|night|class)|laundry day|gp|physio|blood (test|donation)|(give|giving|donate|donating) blood|optician|hospital|appointment|staycation|airbnb|day trip|seaside|river walk|lake|boat trip|canal|fishing|photography walk|open day|choir|band practice|rehearsal|jam session|car (wash|mot)|helping (a |my )?(mate|friend|mum|dad|sister|brother)|decorating|diy|bonfire|fireworks|christmas market|carol singing|pumpkin|apple picking|wine tasting tour|street food|food (market|festival)|matinee|bingo|snooker|darts|poker|game night|games night|catch ?up|hanging out|chilling|working from home|home office|moving (day|in)|unpacking|shops)\b/,
  ],
];

/** "This feels like a job interview" names no occasion. */
const likened = /\b(?:feel(?:s|ing)?|felt) (?:a bit |kind of |just )?like (?:an? |my |the )?[^,.;!?]*/g;

export function readOccasion(text: string): SaidOccasion | undefined {
  const plain = text.toLowerCase().replace(/[’']/g, '').replace(likened, ' ');
  for (const [eventType, pattern] of occasions) {
    const match = pattern.exec(plain);
    if (match) return { eventType, said: match[0].trim() };
  }
  return undefined;
}

/** How somebody wants to look: dressed up, at ease, or both. */
export type Mood = { dressy: boolean; easy: boolean };

const dressyWords =
  /\b(six figures|run the place|like (a|the) boss|rich|expensive|swanky|swish|snazzy|luxurious|opulent|wealthy|millionaire|posh|impress(ive)?|sharp|power(ful)?|in charge|confident|glam(orous)?|sexy|hot|chic|class(y|ic)|elegant|sophisticated|stunning|polished|put together|pulled together|pretty|festive|smart(?! watch)|dressy|dress up|fancy|stylish|gorgeous|beautiful|head ?turner|turn heads|well dressed|nice|respectable|presentable|decent|proper|traditional|conservative|strict|grown[ -]up|professional|serious|ladylike|special|wow|knock.{0,15}(dead|out))\b/;
const easyWords =
  /\b(lazy|sofa|couch|netflix|zero effort|low effort|no effort|minimal effort|comf(y|ortable|ier)|cos(y|ier)|coz(y|ier)|relaxed?|relaxing|chill(ed|ing)?|hungover|low[ -]key|laid[ -]back|casual|simple|easy|effortless|slob|lounge|lounging|not (too )?(fancy|dressy|formal|try hard)|unfussy|practical|snuggly|slouchy|pyjamas|pajamas|tired)\b/;

/** Undefined where a question says nothing of it. */
export function readMood(plain: string): Mood | undefined {
  const withoutDenied = plain.replace(
    /\b(not|no|nothing|isnt|dont want|without|never) (too |so |very |that |to look |look )?\w+( looking)?/g,
    (match) =>
      easyWords.test(match) && /not/.test(match) && /fancy|dressy|formal/.test(match) ? match : ' ',
  );
  const dressy = dressyWords.test(withoutDenied);
  const easy = easyWords.test(withoutDenied);
  return dressy || easy ? { dressy, easy } : undefined;
}

const dressier: Partial<Record<EventType, EventType>> = {
  workout: 'casual',
  travel: 'casual',
  casual: 'date',
  other: 'business',
  date: 'formal',
  party: 'formal',
  business: 'formal',
};
const plainer: Partial<Record<EventType, EventType>> = {
  formal: 'business',
  business: 'casual',
  date: 'casual',
  party: 'casual',
  other: 'casual',
  casual: 'travel',
};

/** The type of event whose code is one step dressier, or plainer. */
export function shiftOccasion(eventType: EventType, step: 1 | -1): EventType {
  return (step > 0 ? dressier : plainer)[eventType] ?? eventType;
}
