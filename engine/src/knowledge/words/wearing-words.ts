import type { ItemSeason } from '../garments/garment-kind.ts';

export type ItemOccasion = 'casual' | 'business' | 'formal' | 'workout' | 'party';

export const seasonWords: readonly { season: ItemSeason; words: string }[] = [
  { season: 'spring', words: 'spring, springtime, fruhling, primavera, printemps' },
  {
    season: 'summer',
    words: 'summer, summery, summertime, beach, resort, sommer, ete, verano, estate, monsoon, holiday',
  },
  { season: 'fall', words: 'fall, autumn, autumnal, herbst, automne, otono, autunno' },
  { season: 'winter', words: 'winter, wintry, winters, thermal, snow, ski, hiver, invierno, inverno' },
  { season: 'all', words: 'all season, all seasons, all year, year round, all weather, four season' },
];

export const occasionWords: readonly { occasion: ItemOccasion; words: string }[] = [
  {
    occasion: 'casual',
    words:
      'casual, everyday, weekend, relaxed, leisure, daily, off duty, lounge, lazy, smart casual, casualwear, streetwear, lifestyle',
  },
  {
    occasion: 'business',
    words: 'business, work, office, workwear, interview, meeting, professional, corporate, boardroom',
  },
  {
    occasion: 'formal',
    words:
      'formal, black tie event, wedding, ceremony, gala, tuxedo, opera, bridal, bridesmaid, evening, formals, prom, formalwear',
  },
  {
    occasion: 'workout',
    words:
      'workout, gym, running, training, yoga, sports, sport, athletic, fitness, jogging, run, track, football, soccer, basketball, tennis, cycling, hiking, crossfit, pilates, cricket, golf, rugby, badminton, swimming, swim, activewear, sportswear, trekking, climbing, dri fit, climalite, climacool, skateboarding, baseball, volleyball, hockey, athletics, trail, performance, squash, boxing',
  },
  {
    occasion: 'party',
    words:
      'party, clubbing, club, night out, date night, cocktail, festival, birthday, dancing, disco, sequin, sequins, glitter, partywear, going out, christmas party, new year',
  },
];

/** Steps on the scale of formality that a word says outright. */
export const formalityWords: readonly { formality: 1 | 2 | 3 | 4 | 5; words: string }[] = [
  { formality: 1, words: 'lounge, athletic, gym, workout, training' },
  { formality: 2, words: 'casual, distressed, ripped, graphic, streetwear, everyday, cargo' },
  { formality: 3, words: 'smart casual, smart' },
  { formality: 4, words: 'business, office, formal, tailored, professional' },
  { formality: 5, words: 'black tie event, tuxedo, evening, gala, ball' },
];

/** Factors on clo that a word says outright; house rule. */
export const warmthWords: readonly { factor: number; words: string }[] = [
  {
    factor: 1.3,
    words:
      'thick, chunky, heavy, heavyweight, warm, thermal, padded, quilted, insulated, winter, fleece lined, fur lined, lined, heattech, chunky knit, aran, cable knit, cableknit, arctic, cosy, cozy',
  },
  {
    factor: 0.8,
    words:
      'thin, light weight, lightweight, sheer, airy, breathable, summer, see through, fine knit, ultra light, unlined',
  },
];

/** Words of cut and make, kept as tags; the first of a group is the tag. */
export const detailWords: readonly string[] = [
  'slim fit, slim fitted, slim, fitted, tailored fit',
  'regular fit',
  'relaxed fit, loose fit, loose, baggy, comfort fit, boyfriend fit',
  'oversized, oversize, over sized',
  'skinny, skinny fit, super skinny',
  'straight leg, straight, straight fit',
  'wide leg, wide legged, wide',
  'bootcut, boot cut, boot leg',
  'flared, flare',
  'cropped, crop',
  'high waisted, high waist, high rise, highwaisted, high waisted fit',
  'low rise, low waist',
  'mini',
  'midi',
  'maxi, floor length, full length',
  'sleeveless, strapless',
  'short sleeve, short sleeved, short sleeves, half sleeve, half sleeves, half sleeved, s s',
  'long sleeve, long sleeved, long sleeves, full sleeve, full sleeves, full sleeved',
  '3 4 sleeve, three quarter sleeve, 3 4 sleeves',
  'v neck, vneck, v necked',
  'crew neck, crewneck, round neck, round collar, o neck',
  'turtleneck, turtle neck, roll neck, rollneck, polo neck, high neck',
  'scoop neck',
  'boat neck, bateau neck',
  'off shoulder, off the shoulder, off shoulders, cold shoulder, one shoulder, bardot',
  'halter neck, halterneck, halter',
  'hooded',
  'collarless, mandarin collar, band collar, grandad collar, stand collar',
  'button down, button up, buttoned',
  'zip up, zipped, zip, full zip',
  'double breasted',
  'single breasted',
  'pleated, pleats',
  'wrap',
  'pencil',
  'a line',
  'ankle, ankle length',
  'knee length',
  'knee high, over the knee, thigh high, tall',
  'chelsea',
  'high top, high tops, hi top',
  'low top, low tops',
  'lace up, lace ups, lace front',
  'slip on, slip ons',
  'platform, platforms',
  'heeled',
  'pointed toe, pointy toe, point toe, pointy',
  'crossbody, cross body',
  'vintage, retro, pre owned, preowned, second hand, thrifted',
  'distressed, ripped, destroyed, frayed',
  'waterproof, water resistant, rainproof, water repellent',
  'reversible',
  'quilted, padded',
  'embroidered, embroidery, thread work, mirror work, zari work, applique work, applique, light work, hand work',
  'boho, bohemian',
  'preppy',
  'maternity, nursing',
  'plus size',
  'petite',
  'unisex',
  'designer',
  'handmade',
  'new, brand new',
  'ruffled, ruffle, ruffles, frilled',
  'backless, open back',
  'asymmetric, asymmetrical',
  'shirt collar',
  'ethnic, kurta, kurti, saree, sari, lehenga, salwar, churidar, dupatta, sherwani, nehru jacket, dhoti, anarkali, achkan, bandhgala, jutti, mojari, kolhapuri, patiala, kameez, traditional, khadi',
];

/**
 * Turns of phrase in which the name of a garment describes another one, or names a part of it. They hide their words
 * from the search for the garment.
 */
export const notTheGarment =
  'garde robe, stole it, stole this, stole them, stole these, stole from, i stole, suit me, suits me, would suit, suits my, suit my, suited, shawl collar, cap sleeve, cap sleeves, capped sleeve, tie neck, tie front, tie waist, tie back, self tie, tie belt, tie strap, tie sleeve, tie side, front tie, waist tie, tie up, tie dye, tie dyed, tie detail, tie cuff, tie chest, bow tie neck, necktie front, boat neck, polo collar, button down collar, boot cut, boot leg, flat front, flat knit, flat collar, shirt collar, belt loop, belt loops, belted, coat hanger, shoe box, shoe care, hat box, cap toe, watch strap, watch band, trouser press, shirt tail, shirt sleeve, sleeve shirt style, halter neck, halter neckline, tank straps, short sleeve, short sleeves, short sleeved, long sleeve, zip pocket, cargo pocket, cargo pockets, patch pocket, cuff sleeve, cuffed, button cuff, ribbed cuff, double cuff, french cuff, ring detail, o ring, d ring, chain strap, chain link, chain detail, chain print, chain handle, flat sole, heel height, slide buckle, slide fastening, wrap front, wrap over, slip pocket, kick flare, shoulder strap, shoulder pads, flat top, fold over, shell stitch, polo match, short length, flat lay, robe style, stud detail, studs detail, jersey fabric, jersey cotton, cotton jersey, wool jersey, jersey lining, stretch jersey, crepe jersey, silk jersey, short hem, jacket collar, shirt fabric, sweater knit, sweat fabric, denim look, top stitch, top stitching, top zip, top button, tank strap, bomber style, racerback straps, sock knit, boot height, trench style, bow tie waist, obi waist, corset back, corset waist, corset detail, bustier neckline, frame pocket, dress up, dressed up, dress down, dress code, dressing, coat rack, shoe rack, ring neck, mules clip';

/** Parts and trimmings: a colour or cloth said of them is not that of the garment. */
export const partWords =
  'button, buttons, buckle, buckles, hardware, steel toe, steel toes, steel cap, steel caps, trim, trims, trimming, piping, lining, sole, soles, zip, zipper, zips, stitching, stitch, laces, logo, tip, tips, tipping, collar, cuffs, cuff, strap, straps, handle, handles, heel, hem, pocket, pockets, lapel, lapels, details, detail, detailing, accent, accents, sleeves, studs, rivets, fringe, tassel, tassels, toe, tone hardware, hood, waistband, drawstring, edges, edging, lens, lenses, rim';

/** What people pack beside clothes. */
export const notClothing =
  'toothbrush, toothpaste, charger, chargers, phone charger, passport, passports, phone, laptop, ipad, tablet computer, kindle, camera, headphones, earphones, earbuds, sunscreen, sun cream, sun screen, shampoo, conditioner, soap, deodorant, razor, shaving cream, medication, medicine, medicines, vitamins, painkillers, first aid kit, toiletries, makeup, make up, lipstick, mascara, perfume, cologne, aftershave, adapter, adaptor, power bank, powerbank, book, books, magazine, water bottle, snacks, tickets, boarding pass, keys, house keys, cash, credit card, credit cards, insurance, visa, towel, towels, beach towel, blanket, pillow, neck pillow, hair dryer, hairdryer, straightener, brush, hairbrush, comb, moisturizer, moisturiser, lotion, contact lenses, contact lens solution, tampons, pads, plasters, bandaids, tissues, wet wipes, hand sanitizer, detergent, sewing kit, nail clippers, tweezers, floss, dental floss, mouthwash, face wash, cleanser, notebook, pen, pens, map, guidebook, tent, sleeping bag, torch, flashlight, batteries, cables, usb cable, gift card, giftcard, e gift card, gift wrap, gift wrapping, gift box, shoe polish, coat hanger, coat hangers, hanger, hangers, tapis de yoga, écharpe de portage, tire-lait, coussinets, poussette, doudou, yogamatte, tragetuch, wickeltasche inhalt, milchpumpe, esterilla, esterilla de yoga, tappetino yoga, tappetino, yogamat, tapete de ioga, yogamåtte, yogamatta, mata do jogi, airpods, semesterticket, shoe trees, shoe tree, moth balls, mothballs, dubbin, stethoscope, badge reel, badge, lint roller, iron, ironing board, steamer, shoe horn, shoehorn, laundry basket, hot water bottle, yoga mat, gym towel, tennis racket, skis, snowboard, helmet, bike helmet, goggles box, schuhspanner, schuhcreme, mottenkugeln, kleiderbügel, bügeleisen, wärmflasche, handtuch, handtücher, bettwäsche, ladekabel, ladegerät, embauchoirs, cirage, cintres, fer à repasser, serviette de bain, serviettes de bain, draps, chargeur, perchas, plancha de ropa, toalla, toallas, sábanas, cargador, grucce, ferro da stiro, asciugamano, asciugamani, lenzuola, caricatore, caricabatterie, schoenspanners, schoensmeer, kleerhangers, strijkijzer, handdoek, handdoeken, oplader, cabides, toalha, toalhas, carregador, bøjler, strygejern, håndklæde, håndklæder, oplader, kleshengere, strykejern, håndkle, håndklær, lader, galgar, strykjärn, handduk, handdukar, laddare, wieszaki, żelazko, ręcznik, ręczniki, ładowarka, pasta do butów';

/** Nouns that follow a number without being counted: a 3-button blazer is one. */
export const measuredNouns =
  'button, buttons, pocket, pockets, piece, tone, toned, inch, inches, cm, mm, eyelet, eyelets, way, ply, fold, stripe, stripes, hole, strap, bar, quarter, quarters, star, stars, star rating, oz, denier, day, days, year, years, season, seasons, colour, color, wheel, panel, in, k, karat, carat, row, layer, layers, tier, length, th, st, nd, rd, percent, g, gm, kg, ml, l, up, months, month, stone, strand, speed, yr, yrs';
