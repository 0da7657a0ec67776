import { type Topic, topic } from './topic.ts';

/**
 * How garments are made, and sizes between countries: those of the makers' usual tables (EN 13402 gives body measures and
 * no such steps), shoes by Paris points of 2/3 cm against barleycorns of 1/3 inch; makers differ.
 */
export const makingAndSizeTopics: readonly Topic[] = [
  topic(
    'Blouse and shirt',
    'difference between a blouse and a shirt, blouse vs shirt, what is a blouse',
    'A shirt is tailored: a firm collar on a stand, cuffs, a button placket, in crisp cotton or linen. A blouse is cut looser and of soft, flowing cloth such as viscose, silk or chiffon, often without a stiff collar and with gathers, bows or full sleeves; the word is used of women’s tops only. A blouse reads softer, a shirt more formal.',
  ),
  topic(
    'Color block',
    'color blocking, color block jumper, described as color block, color-blocked',
    'Color block means large solid areas of two or more clearly different colors beside each other in one garment or outfit, instead of a print. Bold contrasts show most; keep everything else plain, in one of those colors or a neutral.',
  ),
  topic(
    'Sleeve lengths',
    'three-quarter sleeve, three quarter sleeves end, 3/4 sleeves, bracelet sleeve, elbow sleeve, cap sleeve, where do sleeves end on the arm',
    'A cap sleeve covers the shoulder alone, a short sleeve ends at mid upper arm and an elbow sleeve at the elbow. A three-quarter sleeve ends between the elbow and the wrist, about the middle of the forearm; a bracelet sleeve a little above the wrist, and a full one at the wrist bone.',
  ),
  topic(
    'Quality of a hoodie or sweatshirt',
    'expensive hoodie worth it, good quality hoodie, check for quality sweatshirt, well made hoodie',
    'Pay for cloth and making, not for the name: dense cotton fleece or loopback of 350 g per square metre and more, ribs at hem and cuffs that spring back, flat and even double-stitched seams, a hood of two layers and a metal zip. Thin, fuzzy cloth pills and loses its shape however dear it was; worn weekly for years a good one is worth it.',
  ),
  topic(
    'Quality of a garment',
    'check for quality clothes, how to tell good quality, well made clothes, signs of quality',
    'Hold the cloth to the light: dense and even is good. Seams should lie flat, with small even stitches and no loose threads, patterns should meet at the seams, buttons sit firmly and button holes be dense. Scrunch it in the hand to see whether it creases, and turn it inside out: a clean inside is the surest sign.',
  ),
  topic(
    'Joggers and sweatpants',
    'difference between joggers and sweatpants, joggers vs sweatpants, tracksuit bottoms, track pants, jogging bottoms',
    'Sweatpants are the loose, straight kind of soft fleece, made for sport and sofa, mostly with an open or elastic hem. Joggers are cut narrower and taper to a ribbed cuff at the ankle, which shows the shoe, so they pass for everyday trousers.',
  ),
  topic(
    'Goodyear welt',
    'goodyear welted shoes, what is goodyear welted, welted sole, blake stitch, blake stitched, cemented soles, shoe construction',
    'Goodyear welted means that a strip of leather, the welt, is stitched to the upper and the sole is stitched to that strip. It is sturdy, keeps water out well and can be resoled several times. Blake stitched soles are sewn through from inside, lighter and slimmer; cemented ones are glued and can seldom be replaced.',
  ),
  topic(
    'Bias cut',
    'cut on the bias, bias-cut dress, bias cut skirt, what is bias',
    'Bias cut means that the cloth is turned so that its threads run diagonally, at 45 degrees to the body. It then gives a little and drapes: slip dresses and skirts flow over the figure and cling softly. It takes more cloth, and hems may drop, so let a new piece hang before it is hemmed.',
  ),
  topic(
    'Clothes sizes between countries',
    'size conversion, german size in uk and us, german 38, eu size to uk, us size, french size, italian size, sizes for clothes in uk and us, what size am i in',
    'For women’s clothes a German 34, 36, 38, 40 and 42 is about a UK 8, 10, 12, 14 and 16 and a US 4, 6, 8, 10 and 12. French and Spanish labels are 2 higher than German ones (38 is 40), Italian ones 6 higher (38 is 44). Men’s jackets: EU 48, 50 and 52 are UK and US 38, 40 and 42. Makers differ by a size, so compare bust, waist and hips with their table.',
  ),
  topic(
    'Shoe sizes between countries',
    'eu shoe size in uk, eu 39 shoes, uk shoe size, us shoe size, shoe size conversion, eu to uk shoes, what is that in uk shoes',
    'Women’s shoes, EU to UK: 36 is 3.5, 37 is 4, 38 is 5, 39 is 6, 40 is 6.5, 41 is 7.5 and 42 is 8. Men’s: 41 is 7, 42 is 8, 43 is 9, 44 is 9.5 and 45 is 10.5. US sizes are about 2 higher than UK for women and 1 higher for men. Makers differ by half a size, so the length of your foot in centimetres is the surest.',
  ),
  topic(
    'Natural and synthetic fibers',
    'natural or synthetic, synthetic fiber, natural fiber, man-made fiber, is nylon synthetic, is polyester natural',
    'Natural fibers grow: cotton, linen, wool, silk, cashmere. Synthetic ones are made from oil: polyester, nylon, acrylic, elastane. Viscose, modal and lyocell stand between: man-made, but of wood cellulose. Natural ones breathe and take up moisture, synthetic ones are stronger and dry faster.',
  ),
  topic(
    'Suede and nubuck',
    'difference between suede and nubuck, what is nubuck, suede vs nubuck',
    'Both are leather with a nap. Suede is the inner side of the hide, split and brushed: soft, thin, with a longer nap. Nubuck is the outer side, sanded: finer like velvet, sturdier and dearer. Neither likes rain, so spray and brush both.',
  ),
  topic(
    'Suede and leather in the washing machine',
    'suede boots in the washing machine, leather shoes in the washing machine, can i machine wash leather, machine wash suede',
    'No: a machine takes the oils out of leather and suede, so they stiffen, shrink and stain, and glue comes loose. Brush suede and lift spots with an eraser; wipe leather with a damp cloth and feed it with cream. Only canvas and mesh shoes may go in, cold and without spin.',
  ),
  topic(
    'Whether cashmere is worth its price',
    'is cashmere worth it, worth paying more for cashmere, expensive cashmere, good quality cashmere',
    'Cashmere is worth its price where you wear it next to the skin and look after it: it is softer and warmer for its weight than wool. Long fibers, two-ply yarn and a dense knit that springs back pill least; cheap cashmere is of short fibers and bobbles soon. For hard wear merino is the better buy.',
  ),
  topic(
    'Ruched, gathered, smocked',
    'what does ruched mean, ruching, gathers, shirring, smocking, smocked',
    'Ruched cloth is drawn together along a seam into soft folds, mostly at the side or the bust, which hides lines and forgives a change of size. Gathers are the same at a waist or cuff; smocking and shirring hold many rows of them, so the piece stretches.',
  ),
  topic(
    'Cuffed trousers and turn-ups',
    'what are cuffed trousers, turn-ups, turned up hems, cuffed jeans, rolled hems',
    'Cuffed trousers have the hem folded up on the outside, sewn as turn-ups of about four centimetres or rolled by hand. The weight makes cloth hang straight; it shortens the leg a little and is more casual than a plain hem, which formal trousers keep.',
  ),
  topic(
    'Raglan and set-in sleeves',
    'raglan sleeve, set-in sleeve, dropped shoulder, drop shoulder, what is raglan',
    'A set-in sleeve joins at a seam on the shoulder bone and looks sharpest. A raglan sleeve runs in one piece to the collar, with slanting seams, and gives room to move. A dropped shoulder lets the seam fall down the upper arm, for a relaxed look.',
  ),
  topic(
    'Waistlines: empire, drop and peplum',
    'empire waist, empire line, drop waist, peplum, what is a peplum',
    'An empire line sits right under the bust and lets the skirt fall freely; a drop waist sits on the hips. A peplum is a short flared strip at the waist of a top or jacket, which marks the waist and covers the hips.',
  ),
  topic(
    'Twill, poplin, jersey and other weaves',
    'what is twill, what is poplin, what is jersey, what is gabardine, weave, knitted or woven',
    'Poplin is a fine plain weave, smooth and crisp. Twill has slanting ribs, drapes better and wears longer; denim, chino and gabardine are twills. Jersey is knitted, not woven, and therefore stretches.',
  ),
];
