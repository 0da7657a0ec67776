import { type Topic, topic } from './topic.ts';

export const dressCodeTopics: readonly Topic[] = [
  topic(
    'White tie',
    'full evening dress, tailcoat, tails, state banquet, opera ball, most formal',
    'White tie is the strictest code: a black tailcoat with matching trousers, a white waistcoat, a stiff white shirt and a white bow tie; or a full-length evening gown, often with long gloves. It differs from black tie in the tailcoat, which replaces the dinner jacket, and in everything at the neck being white.',
  ),
  topic(
    'Black tie',
    'tuxedo, dinner jacket, smoking, gala, formal evening, evening gown, opera',
    'Black tie means a dinner jacket (tuxedo) in black or midnight blue with matching trousers, a white dress shirt, a black bow tie and black polished shoes; or a floor-length gown, or a very elegant cocktail dress. Keep watch and jewelry slim and let one thing shine.',
  ),
  topic(
    'Black tie optional',
    'formal attire optional, tuxedo optional',
    'Black tie optional leaves the choice between a dinner jacket and a dark suit with white shirt and sober tie; or between a long gown and a dressy cocktail dress. If you own no dinner jacket, a navy or charcoal suit is entirely right.',
  ),
  topic(
    'Creative black tie',
    'festive black tie, red carpet',
    'Creative black tie keeps the frame of black tie and lets one part play: a velvet jacket, a colored bow tie, a patterned gown. Change one thing and keep the rest classic.',
  ),
  topic(
    'Cocktail attire',
    'cocktail dress, semi formal, semi-formal, evening reception, drinks',
    'Cocktail attire sits between office and evening gown: a dress around the knee or midi, an elegant jumpsuit, or a dark suit with or without a tie. Heels or polished flats, a small bag, and fabric with a little life such as satin, crepe or velvet.',
  ),
  topic(
    'Business formal',
    'boardroom, law firm, bank, court, suit and tie, formal office',
    'Business formal is a suit in navy, charcoal or dark grey with a plain shirt and tie, or a tailored dress or skirt suit with closed shoes. Patterns stay fine, leather is polished, and nothing is louder than you are.',
  ),
  topic(
    'Business casual',
    'office casual, work wear, smart office, relaxed office',
    'Business casual drops the suit but keeps a collar or a jacket: chinos or tailored trousers, a shirt, blouse or fine knit, a blazer within reach, and loafers, derbies or neat flats. Jeans only where colleagues wear them, and then dark and whole.',
  ),
  topic(
    'Smart casual',
    'smart-casual, elegant casual, nice restaurant',
    'Smart casual is everyday clothes with one sharp piece: dark jeans or chinos with a blazer, a knit over a shirt, a simple dress with ankle boots. If one half is relaxed, such as jeans, let the other half be tailored.',
  ),
  topic(
    'Casual',
    'everyday, weekend wear, come as you are',
    'Casual means that comfort is allowed to show, not that care is absent: clean jeans or cotton trousers, a tee, knit or open shirt, sneakers. One piece that looks nearly new keeps it from reading as careless.',
  ),
  topic(
    'Dressy casual',
    'casual chic, elevated casual',
    'Dressy casual takes relaxed shapes in better cloth: a silk blouse with jeans, wool trousers with a tee, a knitted dress with boots. Add one accessory with polish, such as a watch or a leather belt.',
  ),
  topic(
    'Lounge suit',
    'lounge suits invitation, informal dress code britain',
    'Lounge suits on an invitation simply means a normal business suit with a tie, or a day dress with a jacket. It is British for: dressed up, but not evening wear.',
  ),
  topic(
    'Morning dress',
    'morning coat, ascot, royal enclosure, daytime wedding formal',
    'Morning dress is the formal code for the day: a cutaway morning coat, grey or striped trousers, a waistcoat and a tie; or a day dress with a hat. It ends at about six in the evening.',
  ),
  topic(
    'Garden party dress code',
    'garden party, summer party outside, lawn, outdoor reception',
    'For a garden party wear light colors and airy cloth: a floral or plain midi dress, or a linen or cotton suit without a tie. Choose block heels, wedges or flats, because thin heels sink into grass, and bring a layer for the evening.',
  ),
  topic(
    'Festival clothes',
    'music festival, open air concert',
    'For a festival dress for dust, sun and rain in one day: shoes that are already broken in, a rain jacket that packs small, layers, a hat and a crossbody bag that closes. Leave at home what you could not bear to lose.',
  ),
  topic(
    'Concert and theatre',
    'opera, ballet, theatre, philharmonic',
    'For theatre and concerts smart casual is enough nearly everywhere; a premiere or the opera takes a dark suit or a cocktail dress. Nobody is turned away for being a little too elegant.',
  ),
  topic(
    'Funeral clothes',
    'funeral, memorial service, mourning, burial',
    'For a funeral dress in dark, quiet and plain clothes: black, charcoal or navy, covered shoulders, closed shoes, no shine and little jewelry. Unless the family asks for color; then do them that kindness.',
  ),
  topic(
    'Religious places',
    'church, mosque, temple, synagogue, modest dress',
    'In religious places cover shoulders, chest and knees, take clothes that are not tight, and bring a scarf, which solves most cases. Shoes may have to come off, so wear socks without holes.',
  ),
  topic(
    'Country club and golf',
    'golf course, country club, tennis club',
    'Most clubs ask for a collared shirt, tailored shorts or trousers and no denim. On the golf course a polo, stretch chinos and a thin layer against wind do well.',
  ),
  topic(
    'Yacht and sailing',
    'boat party, yacht, sailing',
    'On a boat wear soft pale soles that do not mark the deck, layers against wind, and trousers you can climb in. Navy, white and stripes are cliches because they work there.',
  ),
  topic(
    'Casual Friday',
    'dress down friday, jeans at work',
    'Casual Friday is still work: dark, whole jeans or chinos, a shirt or knit, clean sneakers or loafers. Keep a jacket at the office in case a client comes by.',
  ),
  topic(
    'Video call clothes',
    'zoom, teams, online meeting, home office',
    'On camera solid mid-tones such as blue, green or burgundy look best; fine stripes flicker and pure white or black upsets the exposure. A collar or a structured neckline frames the face.',
  ),
  topic(
    'School and university',
    'campus, lectures, student, first day',
    'For campus build on a few layers that mix: jeans, tees, an overshirt, a knit, and shoes for a lot of walking. For a presentation swap the hoodie for a collar.',
  ),
  topic(
    'Graduation',
    'commencement, cap and gown, graduation ceremony',
    'Under a gown a plain collar, shirt and tie or a simple neckline looks best, because that is all that shows. Shoes should be steady: there are stairs, and there are photographs of them.',
  ),
  topic(
    'Restaurant dress code',
    'fine dining, michelin, dinner out',
    'For a good restaurant smart casual is nearly always enough: a jacket or fine knit, neat shoes, no sportswear. Where a jacket is required the reservation page says so.',
  ),
  topic(
    'Beach formal',
    'beach wedding, resort formal, destination wedding',
    'Beach formal wants formal shapes in light cloth: a linen or cotton suit without a tie, a flowing maxi dress, flat sandals or loafers. Pin what the wind could lift.',
  ),
  topic(
    'Theme party',
    'costume, nineties party, dress up theme',
    'For a theme party one convincing sign, such as a hat, a print or a color, does more than a complete costume. Build it on clothes that you can wear again.',
  ),
];
