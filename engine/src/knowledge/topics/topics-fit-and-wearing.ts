import { type Topic, topic } from './topic.ts';

/** How single garments fit and are worn, what goes with them, and how bodies and colours come in. */
export const fitAndWearingTopics: readonly Topic[] = [
  topic(
    'Jeans that are too small or too big',
    'jeans too tight, jeans too small, jeans too big, how can i tell jeans fit, jeans size right, sit down in jeans',
    'Jeans are too small when the waistband digs in or gapes open when you sit, lines pull from the crotch like whiskers, pockets flare or the button strains; you should sit and squat without pain and slide two fingers into the waist. Too big they sag at the seat and fold under a belt.',
  ),
  topic(
    'Shirts that are too small or too big',
    'shirt too small, shirt too tight, shirt too big, blouse too tight, how can i tell a shirt fits',
    'A shirt is too small when buttons pull into an X, the collar does not close over two fingers, the armholes bind or the cuffs ride up when you reach. Too big, the seams slide off the shoulders and the cloth balloons above the waist.',
  ),
  topic(
    'Jackets that are too small or too big',
    'blazer too small, jacket too tight, suit too big, suit too small, jacket too big, how can i tell a jacket fits',
    'A jacket is too small when an X of creases pulls at the button, the lapels bow or the back vents open; too big when the shoulder pads hang over, the collar stands off the neck or the sleeves cover the hand. Button it, move, sit and hug yourself.',
  ),
  topic(
    'Length of a jacket',
    'jacket length, blazer length, cover the bum, cover my bottom, how long should a blazer be, cropped jacket, suit jacket cover seat',
    'A classic suit jacket or blazer covers the seat and ends about where the fingers curl or the thumb knuckle is; a little shorter looks modern and lengthens the leg, a cropped one ends at the waist or hip bone and wants a high rise. Its length can hardly be altered.',
  ),
  topic(
    'Dresses that are too small or too big',
    'dress too small, dress too tight, dress too big, dress fits',
    'A dress is too small when it pulls across bust or hip, rides up or the zip ripples; too big when straps slip and the bust gapes. You should sit, raise your arms and walk stairs in it; a tailor takes in side seams more easily than lets out.',
  ),
  topic(
    'Shoes that fit',
    'shoes too small, shoes too big, how should shoes fit, know my shoe size, toe room, heel slip, buy shoes in the afternoon, feet width',
    'A shoe fits with a thumb’s width (about a centimetre) before the longest toe, the ball at the widest place, and a heel that hardly slips. It should not hurt in the shop; try shoes in the afternoon, when feet are larger, with the socks you will wear, and take the larger foot as measure.',
  ),
  topic(
    'Boots that fit',
    'boots calf fit, knee boots too wide, wide calf boots, thin calves boots, ankle boots gap',
    'Boots should hold the heel with a little slip at first and leave two fingers at the calf. Wide calves like stretch panels or a lower shaft, slim ones sock boots or an insert; a shoemaker can take a shaft in.',
  ),
  topic(
    'Coats that fit',
    'coat too big, coat too small, coat over blazer, coat sleeves, coat shoulders',
    'Try a coat over a jacket or thick knit: it should close without pulling, the shoulders sit up to a finger wider than yours, the sleeves cover your jacket and end at the base of the thumb, and you can reach forward. Shoulders are hard to alter, sleeves and hem easy.',
  ),
  topic(
    'Skirts that fit',
    'skirt too tight, skirt waist, skirt rides, pencil skirt fit',
    'A skirt fits when the waist stays with two fingers’ room, side seams hang straight, no lines pull across the hip and it does not climb when you walk. Buy for the hip and take in the waist.',
  ),
  topic(
    'Trousers that fit',
    'trousers too tight, trousers too long, trousers pool, trouser length, cropped trousers length, break of trousers, where should trousers end, wide leg length, hem trousers',
    'Trousers should lie flat at pockets and seat, stay up without a belt and end where they touch the shoe: no break just above it, a slight break as one small fold on the top of the shoe, wide legs a centimetre above the floor at the heel. If they pool round the ankle, have them hemmed wearing the shoes you will use.',
  ),
  topic(
    'Sweaters that fit',
    'jumper too big, jumper too tight, sweater length, chunky knit under coat',
    'A sweater fits with seams on the shoulder, cuffs at the wrist bone and a hem about the hip; close ones go under jackets, roomy ones over shirts. Too tight it shows every layer, too long it shortens the leg.',
  ),
  topic(
    'Waistcoats that fit',
    'waistcoat length, vest suit fit',
    'A waistcoat covers the waistband all round, lies close without pulling at the buttons, shows no shirt below, and its last button stays open.',
  ),
  topic(
    'Bras that fit',
    'bra fit, bra too small, band rides up, cup gapes, measure bra, sports bra fit',
    'The band carries: level, snug on the loosest hook, two fingers under it. The bridge lies flat, the cups hold without spilling or gaping, straps do not cut. A band that rides up is too large, a cup that spills too small: one band down is one cup up.',
  ),
  topic(
    'Swimwear that fits and flatters',
    'which swimsuit suits, swimsuit for big bust, bikini shape, one piece or bikini',
    'A swimsuit should be snug when dry, as it loosens when wet. Underwire or wide straps hold a fuller bust, ruching and dark sides quiet the middle, high legs lengthen, prints and ruffles add volume where you want it.',
  ),
  topic(
    'Hats that fit and suit',
    'hat size, hat too big, hat too small, hat for round face, hat for small head, hat for glasses, fedora how to wear, beret how to wear, baker boy, bucket hat, cap with coat',
    'Measure round the head a finger above ears and brows; a hat holds without leaving a mark, and a strip of foam in the band makes it smaller. Round faces like angular crowns and a tilt, long faces low crowns and wide brims, small heads narrow brims. A beret sits slightly back and to one side with hair showing; keep the rest plain.',
  ),
  topic(
    'Gloves that fit',
    'glove size, gloves too big',
    'Measure round the palm without the thumb; gloves should lie close at the fingers with room at the tips, and leather gives a little.',
  ),
  topic(
    'Belts that fit',
    'belt size, belt hole, belt too long, how to wear a belt over a dress, belt a coat, belt over cardigan',
    'A belt is right when it closes in the middle hole and its tip passes the first loop. Over dresses and knits wear a slim one at the waist, over coats a wide one; one that is too long can be cut at the buckle end.',
  ),
  topic(
    'Watches and rings that fit',
    'watch too loose, watch size wrist, ring size, bracelet size',
    'A watch lies above the wrist bone so that a finger fits under the strap, with lugs not wider than the wrist. A ring slips over the knuckle with a little resistance; measure in the evening, warm.',
  ),
  topic(
    'Sunglasses and glasses for the face',
    'glasses for a round face, sunglasses for square face, heart shaped face glasses, long face, big nose glasses, small face',
    'Choose the opposite of your face: angular frames for round faces, round or oval for square, wide at the bottom or rimless for heart shapes, deep frames for long ones. Frames are as wide as the face and the brows show above or along them.',
  ),
  topic(
    'Ties worn well',
    'tie length, tie width, tie knot for wide collar, tie with short neck, tie bar, tie clip',
    'A tie ends at the belt buckle, its width agrees with the lapels, its knot fills the collar: four-in-hand for narrow, half Windsor for spread collars. A tie bar sits between the third and fourth button and is narrower than the tie.',
  ),
  topic(
    'Scarves worn well',
    'how to wear a scarf, how to wear a big scarf, massive scarf, blanket scarf, silk scarf ways, tie a scarf, scarf knots, scarf with coat, neck scarf',
    'A long scarf: fold it in half and pull the ends through the loop (Parisian knot), wrap it once with the ends in front, or drape it open under the coat lapels. A huge or blanket scarf is folded to a triangle, draped loosely over one shoulder or belted, over a slim, plain coat, so it does not swallow you. A silk square is rolled at the neck, on a bag or in the hair.',
  ),
  topic(
    'Tights worn well',
    'tights denier, what tights, sheer or opaque tights, colored tights, patterned tights, tights with boots, tights with dress, fishnet',
    'Sheer tights of 10 to 20 denier are formal, 30 to 50 semi-opaque for the office, 60 to 100 opaque and warm. Match them to shoes or hem for a long leg; one pattern or color at a time, with a plain dress.',
  ),
  topic(
    'Jewelry and necklines',
    'necklace with v neck, necklace with high neck, necklace with turtleneck, necklace with boat neck, necklace with strapless, jewelry with collar, jewelry with one shoulder',
    'V-neck: a pendant or Y necklace. Crew: a short chain or collar. Boat neck: long strands or only earrings. Turtleneck: a long pendant. Strapless: a short statement or choker. High or busy necks and one-shoulder: earrings instead of a necklace.',
  ),
  topic(
    'How much jewelry',
    'too much jewelry, earrings and necklace together, stack rings, layer necklaces, statement earrings with necklace, simple jewelry',
    'Let one place lead, ears or neck or wrist, and keep the others fine: big earrings with no necklace, a statement necklace with studs. Layered chains differ in length by a hand’s breadth, and metals repeat.',
  ),
  topic(
    'Brooches, cufflinks and pocket squares',
    'how to wear a brooch, where to pin a brooch, cufflinks with which shirt, pocket square folds, pocket square without tie',
    'A brooch sits on the lapel or a little below the collarbone on the left. Cufflinks need double cuffs. A pocket square is folded straight for formal or puffed for casual days and picks up a color without repeating the tie; it works without a tie.',
  ),
  topic(
    'Bags for the occasion',
    'what bag for work, what bag for a wedding, bag for travel, bag size for petite, bag size, crossbody or tote, bag for evening',
    'Work: a structured tote or briefcase for A4 and a laptop. Wedding and evening: a clutch or small bag on a chain. Travel and city: a zipped crossbody or backpack. The bag’s size follows yours: very large bags dwarf small frames, tiny ones look lost on tall ones.',
  ),
  topic(
    'Socks worn well',
    'what socks with trainers, ankle socks, socks with boots, socks with shorts, socks with derby, long socks, dress socks length',
    'Dress socks reach mid-calf or the knee, so no skin shows, in the tone of the trousers. Trainers take ankle or crew socks, loafers invisible ones, boots wool socks above the shaft; fun socks are for relaxed days.',
  ),
  topic(
    'Shoes with a midi skirt or dress',
    'what shoes with a midi skirt, shoes with midi dress, boots with midi, trainers with midi',
    'With a midi hem wear shoes that show the ankle or lengthen it: pointed flats, slingbacks, block heels, slim ankle boots, or knee boots that disappear under the hem; trainers for casual days. Heavy straps at the ankle shorten the leg.',
  ),
  topic(
    'Shoes with a maxi skirt or dress',
    'shoes with a maxi dress, shoes with long dress, flat or heel maxi',
    'With a maxi wear flat sandals, espadrilles, slim trainers or boots by day, a platform or block heel in the evening; the hem just clears the floor.',
  ),
  topic(
    'Shoes with wide-leg trousers',
    'shoes with wide legs, flares shoes, palazzo shoes, shoes with bootcut',
    'Under wide legs and flares wear pointed or almond toes, block heels, platforms, or slim trainers that peep out; the hem nearly touches the floor. Delicate ballet flats can look lost.',
  ),
  topic(
    'Shoes with cropped trousers',
    'shoes with ankle trousers, shoes with culottes, shoes with 7/8 trousers',
    'Cropped trousers show the ankle: loafers, pointed flats, slingbacks, slim trainers, or close-fitting ankle boots that go up under the hem.',
  ),
  topic(
    'Shoes with jeans',
    'what shoes with skinny jeans, shoes with straight jeans, shoes with mom jeans, boots with jeans, shoes with bootcut jeans',
    'Skinny: ankle boots, ballet flats, loafers. Straight or mom: loafers, trainers, block heels, with the hem at the ankle. Bootcut or wide: heels, platforms or pointed boots under a long hem.',
  ),
  topic(
    'Shoes with a suit',
    'what shoes with a navy suit, shoes with a grey suit, shoes with a black suit, shoes with a beige suit, shoes with a blue suit',
    'Navy: dark brown, oxblood or black. Grey: black, brown or burgundy. Black: black only. Beige and light blue: tan, brown or suede. Oxfords are the most formal, derbies and loafers less, plain trainers casual.',
  ),
  topic(
    'Shoes with a jumpsuit',
    'jumpsuit shoes, what to wear with a jumpsuit, jumpsuit jacket, jumpsuit underwear',
    'With a jumpsuit wear heels or pointed flats when it is wide-legged, trainers or sandals by day; a cropped jacket or blazer, a belt at the waist and simple jewelry. Sit down in it before you buy: the trunk must be long enough.',
  ),
  topic(
    'What to wear with leggings',
    'leggings outfit, style leggings, top with leggings, leggings and jumper, leggings and boots',
    'With leggings wear a top that covers the bottom: a long shirt, tunic, oversized knit or blazer, with ankle or knee boots or trainers.',
  ),
  topic(
    'What to wear with a pleated skirt',
    'pleated skirt top, style pleated skirt, tennis skirt',
    'A pleated skirt likes a slim or tucked-in top: fine knit, tee, shirt or cropped jacket, with loafers, boots or trainers.',
  ),
  topic(
    'What to wear with a slip or satin skirt',
    'satin skirt daytime, slip skirt outfit, satin skirt casual, satin skirt winter',
    'By day break the shine with matt pieces: a chunky knit, tee, denim jacket or blazer with flat boots or trainers; in the evening a fine top and heels.',
  ),
  topic(
    'What to wear with a denim jacket',
    'style a denim jacket, denim jacket with jeans, denim jacket dress',
    'A denim jacket goes over dresses, chinos, black jeans, skirts and hoodies; with jeans choose a clearly different wash. Keep the rest plain.',
  ),
  topic(
    'What to wear with a blazer',
    'style a blazer, top under blazer, blazer with dress, oversized blazer outfit, blazer casual',
    'Under a blazer wear a tee, fine knit, shirt or silky top; with jeans, trousers, a slip dress or tailored shorts. An oversized one wants something slim below or a belt; pushed-up sleeves and trainers make it casual.',
  ),
  topic(
    'What to wear with leather trousers',
    'leather trousers outfit, leather leggings top, faux leather trousers style, leather skirt top',
    'Soften leather with matt, warm cloth: a fine or chunky knit, white shirt, silk blouse or blazer, with loafers, ankle boots or heels; avoid a second leather piece unless it is a bag or shoes.',
  ),
  topic(
    'What to wear with cargo trousers, dungarees or boiler suits',
    'cargo pants outfit, dungarees outfit, overalls grown up, boiler suit style',
    'Utility shapes want something neat beside them: a fitted tee or knit, a blazer, clean trainers or pointed shoes; roll the hem and add simple jewelry, so that it does not look like work.',
  ),
  topic(
    'What to wear with a kilt or a sari',
    'kilt outfit, wear a kilt, sari blouse, kurta, traditional dress how',
    'A kilt goes with a plain shirt or a Prince Charlie jacket, hose, ghillie brogues and a sporran at the front. A sari is draped over a petticoat and fitted blouse, pinned at the shoulder; a shop or friend will show you.',
  ),
  topic(
    'Wearing a waistcoat without looking like a waiter',
    'waistcoat casual, vest outfit, waistcoat women, waistcoat without jacket',
    'Choose a waistcoat in tweed, knit, linen or a color, not black, over an open collar, tee or nothing, with odd trousers or jeans; the last button open.',
  ),
  topic(
    'Wearing a turtleneck',
    'roll neck under blazer, turtleneck with necklace, turtleneck double chin, turtleneck with dress, turtleneck under dress',
    'A fine turtleneck replaces a shirt under blazers, dresses and pinafores; a chunky one is worn alone. A long pendant, a V layer over it or a lighter color lengthens a short neck.',
  ),
  topic(
    'Wearing a poncho, cape or kimono',
    'cape style, poncho outfit, kimono jacket',
    'Wide tops want slim bottoms: a cape or poncho over narrow trousers and boots with long gloves; a kimono over jeans and a plain top.',
  ),
  topic(
    'Wearing wellies and rain boots',
    'style wellies, rain boots outfit, wellies at work',
    'Wellies go with slim trousers or leggings tucked in, thick socks and a raincoat; carry other shoes for indoors. Short Chelsea rain boots pass in the city.',
  ),
  topic(
    'Tucking shirts and tops',
    'french tuck, half tuck, tuck in jumper, shirt in or out, when to untuck, tuck t-shirt',
    'Tuck long and curved hems and anything formal; leave straight, short hems out. A French tuck, only the front middle, shows the waist and stays easy; bulky knits are folded under at the hem or tucked into a belt or bra band.',
  ),
  topic(
    'Rolling sleeves and cuffs',
    'roll sleeves, how to roll shirt sleeves, turn up jeans, cuff jeans, cuff trousers',
    'Fold the cuff back once to twice its width up to below the elbow, or fold to the elbow and bring the lower part up (master roll). Jeans are cuffed once or twice, two to four centimetres, to show the ankle or boot.',
  ),
  topic(
    'Layering clothes',
    'how to layer, layer without bulk, layer under coat, layer dress, layer shirt and jumper',
    'Go from thin to thick and from close to loose, each layer a little longer or clearly shorter than the next, two or three colors, different textures: tee or merino, shirt, fine knit, jacket, coat. Warm neck, wrists and feet before adding bulk.',
  ),
  topic(
    'Looking taller',
    'short woman, petite, five foot, 5ft, make legs longer, short legs, short man, shorter men',
    'Draw one line: high waist, short or tucked tops, cropped jackets, hems that reach the shoe or end above the knee, shoes in the tone of leg or trouser, low contrast, vertical details, and sleeves and hems taken up to your length. Avoid long loose tops, ankle straps and deep cuffs.',
  ),
  topic(
    'Dressing when tall',
    'tall woman, tall man, tall lanky, lanky, long arms, long legs, sleeves too short, six foot, skinny tall, thin man, thin legs',
    'Use your length: tall sizes or made-to-measure sleeves and hems that truly reach, mid rises, longer jackets and coats, wide legs, layers, bigger patterns, horizontal breaks such as a belt or cuff; texture and layers add breadth to a lean, lanky frame. Cropped-by-accident sleeves are the only real mistake.',
  ),
  topic(
    'Dressing wide hips or a pear shape',
    'hips bigger than shoulders, bigger on the hips than up top, pear, big thighs, big bum, wide hips trousers, curvy jeans',
    'Bring interest to shoulders and neckline with color, collars, boat necks or a structured jacket, define the waist, and let A-line skirts or straight, wide or bootcut legs with a high rise fall from the widest point. Jackets end above or well below the hip. It is about balance, not hiding.',
  ),
  topic(
    'Dressing broad shoulders',
    'broad shoulders, inverted triangle, wide back, swimmer shoulders, athletic shoulders',
    'V-necks, raglan sleeves, unpadded jackets and dark plain tops calm the shoulders; volume, color or print below, such as wide trousers or A-line skirts, balances them. Avoid boat necks, puff sleeves and epaulettes if you want them quieter.',
  ),
  topic(
    'Dressing a full bust',
    'large bust, big boobs, big chest, busty tops, necklines for large bust, dress for big bust',
    'V, scoop and wrap necklines, a bra that fits, fine knits and set-in seams at the shoulder open and lengthen; defined waist. High necks, breast pockets and boxy cuts make one broad plane.',
  ),
  topic(
    'Dressing a small bust',
    'small boobs, flat chest, small chest',
    'High necks, ruffles, gathers, breast pockets, horizontal details and deep or open backs all look good; cups and padding are optional.',
  ),
  topic(
    'Dressing a round tummy',
    'tummy, belly, apple shape, hide stomach, mum tum, beer belly, round middle, big man',
    'Choose cloth that skims from the bust or shoulder: wraps, empire seams, straight shifts, open jackets and long layers, V-necks, mid to high rise with a flat front, dark inner column. For men: a well-cut jacket worn open, trousers at the true waist, vertical lines. Avoid clinging jersey, tight waistbands and shine.',
  ),
  topic(
    'Dressing without a defined waist',
    'no waist, straight figure, rectangle, boyish figure, athletic build, create a waist, curves',
    'Create a waist with belts, wraps, peplums, darts, fit-and-flare shapes and high-rise bottoms with a tucked top, or wear straight modern lines such as shift dresses and boxy jackets on purpose.',
  ),
  topic(
    'Dressing an hourglass',
    'hourglass figure, curvy with waist, big bust small waist',
    'Follow the waist: wraps, fitted knits, belted coats, high-rise trousers, bias skirts. Boxy shapes hide it; belt or tuck them.',
  ),
  topic(
    'Dressing plus size',
    'plus size, larger woman, bigger body, size 20, fat, chubby, curvy style, plus size do and dont',
    'Buy for today’s body and the widest measure, have the rest taken in; structured cloth that skims, a defined waist or long open layer, V-necks, good shoes, and colors and prints you love. No rule forbids stripes, white or sleeveless.',
  ),
  topic(
    'Dressing when slim or skinny',
    'too skinny, thin woman, thin legs, skinny man, bulk up, look less thin',
    'Add layers, texture and structure: knits, tweed, denim, straight rather than skinny legs, horizontal lines, pockets and lighter colors. Clothes close to the size look stronger than loose ones.',
  ),
  topic(
    'Short neck, long neck, double chin',
    'short neck, long neck, double chin neckline, broad neck',
    'A short neck likes V and open collars, long earrings away; a long neck carries turtlenecks, chokers and scarves. V-lines and a lighter color near the face draw away from the chin.',
  ),
  topic(
    'Upper arms and legs',
    'hide upper arms, bingo wings, flabby arms, arms sleeves, thick calves, thick ankles, knees',
    'Three-quarter, flutter or elbow sleeves in light cloth skim upper arms; sheer sleeves cover without weight. Hems end at a slim point, and shoes in skin or tights color lengthen calves. Everybody may show all of it.',
  ),
  topic(
    'Pregnancy clothes',
    'pregnant, maternity wear, bump dressing, pregnant at work, pregnant wedding, pregnant interview, third trimester, before bump',
    'Buy a few true maternity pieces, such as trousers or jeans with a bump band, tights and bras, and stretch what you own: wrap and empire dresses, jersey, knits, open blazers and shirts worn over the bump; belts above the bump. Flat, supportive shoes, half a size larger late on.',
  ),
  topic(
    'Nursing clothes',
    'breastfeeding outfit, breastfeeding wedding, nursing dress, postpartum clothes, after birth',
    'For nursing take what opens at the front or lifts: button-through shirts and dresses, wraps, stretchy V-necks with a nursing bra or vest below, a scarf or cardigan over; prints and dark or washable cloth hide leaks. In the first months choose soft, high, elastic waists.',
  ),
  topic(
    'Dressing when body weight changes',
    'between sizes, weight fluctuates, lost weight, gained weight, clothes no longer fit, dress for the body now',
    'Dress the body of today: a few well-fitting basics with some give (elastic backs, wraps, knits), tailor what you love, store one box of other sizes and let the rest go.',
  ),
  topic(
    'Dressing with a disability, wheelchair or arthritis',
    'wheelchair clothes, arthritis buttons, easy to put on, adaptive clothing, one arm, cast on arm, cast on leg, hospital stay',
    'Choose magnets, zips with rings or elastic instead of small buttons, higher backs and longer rises for sitting, shorter jackets, stretch cloth without thick seams, wide sleeves or legs over a cast, shoes that open wide or slip on.',
  ),
  topic(
    'Modest dress',
    'modest clothes, modest outfit, modest fashion, cover up stylishly, modest wedding guest, hijab outfit, high neck long sleeves, not revealing',
    'Modest dress covers without hiding: long sleeves, high or closed necks, hems below the knee, loose or layered shapes in flowing cloth. Wear a fine turtleneck under slip dresses, maxi skirts, wide trousers with tunics, and let color, texture and accessories speak.',
  ),
  topic(
    'Visiting a mosque',
    'mosque dress, cover at mosque, what to wear to a mosque, blue mosque, abu dhabi mosque',
    'In a mosque cover arms to the wrist and legs to the ankle in loose, opaque clothes; women cover the hair with a scarf, men wear long trousers. Shoes come off, so wear clean socks.',
  ),
  topic(
    'Visiting a church, cathedral or the Vatican',
    'vatican dress code, church italy, cathedral shoulders knees, church dress',
    'Shoulders and knees are covered, no deep neckline, no shorts or beachwear; carry a scarf. Men take hats off.',
  ),
  topic(
    'Visiting a synagogue or temple',
    'synagogue dress, hindu temple dress, buddhist temple clothes, sikh gurdwara, bar mitzvah synagogue',
    'Synagogue: modest, smart clothes, men cover their head. Hindu and Buddhist temples: shoulders and knees covered, shoes off, often no leather. Gurdwara: head covered, shoes off.',
  ),
  topic(
    'Undertone and which colors suit',
    'cool undertone colors, warm undertone colors, olive skin, neutral undertone, seasonal colors, autumn type, winter type, spring type, summer type, color analysis, find my colors',
    'Cool undertones glow in navy, berry, emerald, icy pastels, pure white and silver; warm ones in camel, rust, olive, coral, cream and gold; neutral ones wear both, teal and soft red suit nearly everybody. Test: veins blue or green, silver or gold, white or cream at a window.',
  ),
  topic(
    'Colors for blonde, brown, red, grey and black hair',
    'blonde hair colors, brunette colors, redhead colors, ginger hair colors, grey hair colors, black hair colors, silver hair clothes',
    'Blonde: navy, soft pink, teal, camel. Brown: jewel tones, cream, rust. Red: emerald, navy, teal, cream, and clearly blue-reds. Grey and white: clear cool colors such as cobalt, raspberry and charcoal instead of beige. Black: strong contrasts, white and jewel tones.',
  ),
  topic(
    'Colors for pale skin',
    'pale skin, fair skin, very pale, porcelain skin',
    'Pale skin is lifted by navy, emerald, burgundy, rose and charcoal; very pale beige, yellow and nude near the face wash it out. Cream is softer than pure white.',
  ),
  topic(
    'Colors for dark or deep skin',
    'dark skin, black skin, deep skin tone, brown skin colors',
    'Deep skin carries clear brights such as cobalt, fuchsia, orange and yellow, jewel tones, white and metallics; browns need contrast to the skin.',
  ),
  topic(
    'Colors for olive skin',
    'olive skin tone, mediterranean skin',
    'Olive skin likes warm reds, teal, emerald, aubergine, camel and cream; dull khaki, mustard and pale pastels can turn it sallow.',
  ),
  topic(
    'Colors that make you look awake',
    'look less tired, washed out, colors near face, look fresh, tired eyes',
    'Clear medium tones near the face, such as blue, teal, coral, soft red or cream, reflect light; black, grey and beige can deepen shadows. A scarf or open collar is enough.',
  ),
  topic(
    'Colors and what they say',
    'color meaning, power color, color for confidence, trust color interview, color psychology, colors for presentations',
    'Navy and blue read as trustworthy, black as authority, grey as sober, red as energy, green as balance, white as clean, pink as friendly, brown as approachable. For interviews and talks navy with a warm accent is the safe choice.',
  ),
  topic(
    'What goes with navy',
    'navy trousers what color top, navy dress accessories, navy blazer colors, match navy',
    'Navy goes with white, cream, grey, camel, tan, light blue, burgundy, blush, mustard, olive and rust; with black when the difference is visible. Shoes: brown, tan, burgundy, nude or white.',
  ),
  topic(
    'What goes with grey',
    'grey trousers what color top, grey suit shirt, match grey, charcoal what goes',
    'Grey goes with nearly everything: white, navy, black, light blue, pink, burgundy, lilac, yellow, emerald. Charcoal likes white and jewel tones, pale grey pastels and camel.',
  ),
  topic(
    'What goes with brown',
    'brown trousers what color, chocolate brown outfit, match brown, brown coat',
    'Brown goes with cream, camel, light blue, navy, denim, rust, olive, pink and burgundy; chocolate with white and ice blue; black only with intent.',
  ),
  topic(
    'What goes with beige, tan and camel',
    'camel coat outfit, beige trousers, tan colors, stone chinos',
    'Camel, tan and beige go with white, cream, navy, denim, black, grey, burgundy, forest green, light blue and each other in steps.',
  ),
  topic(
    'What goes with green',
    'green dress accessories, emerald dress shoes, forest green outfit, sage green, khaki trousers top, olive what goes',
    'Emerald and forest go with navy, black, cream, camel, gold, blush and burgundy; olive and khaki with white, denim, rust, tan, navy and black; sage with cream, grey and pink. Shoes: nude, gold, tan or black.',
  ),
  topic(
    'What goes with red and burgundy',
    'red dress accessories, red trousers what top, burgundy dress shoes, burgundy trousers, red coat',
    'Red goes with navy, white, cream, grey, denim, camel, black and pink; burgundy with navy, grey, camel, blush, cream and forest green. Shoes: nude, black, navy or metallic; gold jewelry.',
  ),
  topic(
    'What goes with yellow and mustard',
    'mustard jumper what goes, yellow dress shoes, mustard trousers',
    'Mustard goes with navy, grey, denim, white, brown, olive, burgundy and teal; pale yellow with white, grey, light blue and tan. Shoes: tan, nude, white, navy.',
  ),
  topic(
    'What goes with pink',
    'pink blazer outfit, pink trousers, hot pink what goes, blush dress',
    'Blush goes with grey, navy, camel, white, burgundy and olive; hot pink with navy, black, white, denim, red, orange or emerald. Shoes: nude, white, metallic.',
  ),
  topic(
    'What goes with purple and lilac',
    'purple dress shoes, lilac trousers, lavender top, plum outfit',
    'Lilac goes with grey, white, navy, denim, beige and pale yellow; plum and aubergine with grey, camel, navy, black, blush and mustard. Shoes: nude, silver, grey or black.',
  ),
  topic(
    'What goes with orange and rust',
    'rust jumper what goes, orange dress, terracotta outfit',
    'Rust and terracotta go with navy, cream, denim, olive, camel, brown and teal; bright orange with white, navy, pink or khaki. Shoes: tan, brown, nude.',
  ),
  topic(
    'What goes with blue',
    'light blue shirt trousers, cobalt dress, royal blue outfit, blue suit shirt, denim blue',
    'Light blue goes with navy, grey, white, beige, camel, brown and pink; cobalt with white, black, camel, grey, red or orange in small amounts. Shoes: tan, brown, nude, white, silver.',
  ),
  topic(
    'What goes with teal and turquoise',
    'teal dress, teal what goes, turquoise outfit',
    'Teal goes with navy, grey, cream, camel, rust, mustard, blush and burgundy; turquoise with white, navy, coral and tan. Metals: gold or copper with teal, silver with turquoise.',
  ),
  topic(
    'What goes with white and cream',
    'white trousers what top, white jeans shoes, cream trousers, white dress accessories',
    'White goes with every color: crisp with navy and black, soft with camel, pastels and denim; cream with brown, camel, navy, burgundy and gold. Shoes: tan, nude, white, metallic; underwear in skin tone.',
  ),
  topic(
    'What goes with black',
    'black dress accessories, black trousers top, black outfit interesting, black jeans shoes',
    'Black goes with white, grey, camel, red, jewel tones, pastels and metallics; liven all black with texture, gold or silver, leather and one accent. Shoes: black, red, nude, metallic, leopard.',
  ),
  topic(
    'What goes with leopard print',
    'leopard print outfit, leopard skirt top, leopard shoes, leopard coat',
    'Leopard goes with black, camel, white, denim, red, burgundy, olive and gold: one leopard piece, the rest plain.',
  ),
  topic(
    'What goes with florals',
    'floral dress jacket, floral skirt top, floral shirt trousers, floral shoes',
    'Pick one color of the print, often the quietest, for the top, jacket or shoes; denim, leather or a plain knit take the sweetness off.',
  ),
];
