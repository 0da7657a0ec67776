import { type Topic, topic } from './topic.ts';

export const shoeAndAccessoryTopics: readonly Topic[] = [
  topic(
    'Oxford and derby',
    'difference between oxford and derby, lace up shoes, brogues, balmoral',
    'On an Oxford the flaps with the laces are sewn under the front, so the lacing is closed: the more formal shoe. On a derby they lie on top and the lacing is open: wider, easier, a little more casual. Brogue only means the punched holes, and both can have them.',
  ),
  topic(
    'Loafers',
    'penny loafer, tassel loafer',
    'Loafers are between smart and casual: with suits in summer, with chinos, jeans and skirts all year. They must grip the heel, because there is nothing to tighten.',
  ),
  topic(
    'Socks with loafers',
    'what socks loafers, no show socks, sock color',
    'With loafers either wear no visible sock, which means low invisible ones and not bare skin, or a fine sock in the tone of the trousers. Thick white sports socks are a statement; make it on purpose.',
  ),
  topic(
    'Sock color',
    'socks match trousers or shoes',
    'Let socks follow the trousers, so that the leg stays one line, long enough that no skin shows when you sit. A color taken up from tie or knit is the playful version.',
  ),
  topic(
    'Chelsea boots',
    'chelsea boot style',
    'Chelsea boots have elastic sides and go from jeans to suits, the slimmer and darker the dressier. Trousers should fall over or end just above the shaft.',
  ),
  topic(
    'Ankle boots',
    'booties, ankle boots with dress',
    'With ankle boots let the trousers end just above the shaft or fall over it; in between they look caught. With skirts a tight shaft or tights in the color of the boot keep the leg long.',
  ),
  topic(
    'Sneakers with a suit',
    'sneakers and suit, trainers with tailoring',
    'Sneakers go with an unstructured suit when they are plain, clean and low, mostly white or dark leather, and trousers end without a break. Leave the tie away, and leave it for formal events.',
  ),
  topic(
    'Heels height',
    'high heels, comfortable heels, block heel',
    'The more of the foot a heel stands on, the longer it is comfortable: block heels and wedges beat stilettos. Five to seven centimetres is what most people wear for a day; try them at the end of one.',
  ),
  topic(
    'Shoes for standing all day',
    'comfortable shoes, walking city',
    'For long days choose a firm sole with some cushioning, room for the toes and a closed heel, and change pairs every other day. Shoes bought in the afternoon fit the feet of the afternoon.',
  ),
  topic(
    'Sandals',
    'sandals in the city, sandals at work',
    'Sandals are for warm, dry, informal days; leather ones with clean lines pass in relaxed offices. No socks unless you mean it.',
  ),
  topic(
    'Shoes in the rain',
    'rain shoes, wet shoes',
    'For rain choose rubber soles and smooth, waxed leather or rubber boots; leave suede and leather soles at home. Dry wet shoes slowly with newspaper inside.',
  ),
  topic(
    'Belt and shoes',
    'should belt match shoes, belt color',
    'In formal clothes belt and shoes match in color and finish, as near as you can. In casual clothes the same family is enough, such as brown with tan, and canvas or woven belts are free.',
  ),
  topic(
    'Belt width',
    'belt size, belt length',
    'Dress belts are about three centimetres wide, jeans belts four. The right length ends between the first and second loop after the buckle; order one size above the waist.',
  ),
  topic(
    'Tie length',
    'how long tie, tie tip, tie width, how wide should a tie be',
    'A tie ends with its tip at the belt buckle or the top of the waistband, and covers the shirt front. Its width goes with the lapel: about seven to eight centimetres suits most.',
  ),
  topic(
    'Tie knots',
    'how to tie a tie, tying a tie, windsor, four in hand, half windsor',
    'The four-in-hand is slim, a little uneven and fits nearly everything; the half Windsor is fuller and symmetric for wider collars. The dimple below the knot matters more than the knot.',
  ),
  topic(
    'Pocket square',
    'pocket square match tie',
    'A pocket square takes up a color of shirt or tie and is never cut of the same cloth. White linen, folded straight, is right with everything.',
  ),
  topic(
    'Bow tie',
    'bow tie when',
    'A bow tie that you tie yourself belongs to black tie; knitted or patterned ones are for daytime fun. It is as wide as your face between the outer ends of the eyes.',
  ),
  topic(
    'Scarves',
    'scarf tie, how to wear a scarf',
    'Fold a scarf once and pull the ends through the loop for warmth; let it hang open to lengthen. In wool it is the easiest place to put a color near the face.',
  ),
  topic(
    'Hats',
    'hat face shape, fedora, cap',
    'A hat balances when its brim is not wider than your shoulders and its crown not narrower than the cheekbones. Beanies and caps are casual, felt hats dress a coat up; take it off at the table.',
  ),
  topic(
    'Gloves',
    'leather gloves size',
    'Gloves should fit like a second skin without pulling between the fingers. Lined leather for coats, wool for casual jackets; match them to shoes or coat.',
  ),
  topic(
    'Watches',
    'watch with suit, watch strap',
    'The flatter and plainer the watch, the more formal: leather strap and slim case for suits, steel for everything, sports watches for sport. Strap leather goes with shoes and belt.',
  ),
  topic(
    'Necklaces and necklines',
    'necklace v-neck, pendant, jewelry neckline',
    'Let a necklace repeat the neckline: a pendant that drops into the V of a V-neck, a short chain or pearls with a crew neck, a long one over a turtleneck. A busy neckline wants none.',
  ),
  topic(
    'Earrings',
    'statement earrings, studs',
    'With big earrings leave the necklace out; studs and small hoops go with everything. Long ones draw the eye down, round ones sideways.',
  ),
  topic(
    'Rings and bracelets',
    'bracelet stack, rings',
    'Keep wrist and hand to one side if you stack: bracelets opposite the watch. Odd numbers look easier than even ones.',
  ),
  topic(
    'Bags for work',
    'work bag, laptop bag, briefcase',
    'A work bag holds A4, stands by itself and closes: a structured tote or slim briefcase for formal offices, a clean backpack in leather or dark nylon elsewhere.',
  ),
  topic(
    'Evening bags',
    'clutch, small bag',
    'In the evening the bag gets smaller than the hand and more precious than the dress: satin, metal, velvet. A thin chain leaves the hands free.',
  ),
  topic(
    'Sunglasses',
    'sunglasses face shape',
    'Sunglasses contrast with the shape of the face: rounded frames soften angles, angular ones sharpen curves. The upper edge follows the brows; look for full UV protection before anything.',
  ),
  topic(
    'Tights and hosiery',
    'tights denier, stockings with open shoes',
    'Around 15 to 20 denier looks like skin, 40 is opaque enough for the office, 60 and more is warm. Sheer tights do not go with open toes; black opaque ones go with black shoes.',
  ),
  topic(
    'Umbrella',
    'umbrella dress',
    'A plain dark umbrella with a wooden or leather handle goes with coats and suits; a compact one lives in the bag. Dry it open.',
  ),
  topic(
    'Jewelry for work',
    'office jewelry',
    'For the office choose pieces that do not move or sound: studs, a fine chain, a watch, one ring. One of them may be larger.',
  ),
  topic(
    'Cufflinks',
    'french cuffs',
    'Cufflinks need double cuffs and belong to suits and black tie. Metal goes with watch and buckle; knots of silk are the relaxed kind.',
  ),
  topic(
    'Boots with dresses',
    'boots and dress, knee boots',
    'With dresses either the boot disappears under the hem or leaves a clear strip of leg: the worst place for a hem is exactly at the shaft. Heavy soles make light dresses younger.',
  ),
  topic(
    'Shoe size and width',
    'shoes too tight, shoe fit',
    "A shoe needs about a thumb's width before the longest toe, no pressure at the ball, and a heel that does not slip. Leather gives in width, never in length.",
  ),
];
