import { type Topic, topic } from './topic.ts';

export const moreCareTopics: readonly Topic[] = [
  topic(
    'Creases in linen',
    'get creases out of linen, wrinkles out of linen, iron linen, steam linen, crumpled linen shirt',
    'Linen creases because its fiber hardly stretches, so it wants heat and water: iron it while damp, on the hottest setting with steam, dark cloth from the inside. Dry already? Spray it and wait five minutes. A steamer softens creases for the day; hung up damp and smoothed by hand it needs least.',
  ),
  topic(
    'Static and clinging skirts',
    'static electricity, static cling, skirt sticks to tights, dress clings, sparks, hair stands up',
    'Static comes from dry air and synthetics rubbing on each other. Moisturise the skin, run a metal hanger through the inside, wear a cotton or cupro slip, and leave synthetics out of the drier; a little fabric softener or a damp hand over the cloth helps at once.',
  ),
  topic(
    'Whitening grey or yellowed whites',
    'white shirt gone grey, dingy whites, yellowed white clothes, make whites white again, brighten whites',
    'Whites turn grey from mixed loads and too little detergent. Wash them alone at 60 degrees if the label allows it, with a powder that holds oxygen bleach, after an overnight soak in percarbonate; leave softener out. Chlorine bleach yellows synthetics, wool and silk.',
  ),
  topic(
    'Dye transfer and colors running',
    'colors running, white shirt turned pink, color bleed, red sock in the wash, dye came off, new jeans stain',
    'When a color has run, do not dry the piece: wash it again at once with oxygen bleach or a color run remover, as dried dye stays. Before that, wash new dark and red things apart for the first washes, cold, with a color catcher sheet.',
  ),
  topic(
    'Chewing gum and candle wax',
    'gum on jeans, chewing gum, wax on dress, candle wax stain, sticky',
    'Harden gum and wax in the freezer or with an ice cube and break them off. Draw the rest of the wax into kitchen paper with a warm iron; take the rest of the gum off with alcohol or dish soap, then wash.',
  ),
  topic(
    'Salt marks on shoes',
    'salt stains on boots, winter salt, white lines on leather, road salt, snow marks',
    'Wipe salt lines off leather with equal parts of water and white vinegar on a cloth, then with clear water, and let the shoe dry slowly with paper inside. Feed the leather afterwards; wax before winter keeps salt out.',
  ),
  topic(
    'Wet leather shoes',
    'leather shoes got soaked, dry wet shoes, boots drenched, shoes wet through, rain soaked shoes',
    'Take the laces out, stuff wet leather shoes with newspaper and change it after an hour and again at night, and lay them on their side at room temperature. Never near a radiator, hair dryer or sun: heat makes leather hard and brittle. Dry, they get shoe trees and cream.',
  ),
  topic(
    'Shoes that rub or pinch',
    'blisters, shoes rub at the heel, tight shoes, stretch shoes, shoes pinch, shoes hurt, painful shoes',
    'For a rubbing heel use a heel grip or a thin leather patch, and a blister plaster before it hurts. Leather that pinches can be widened by a cobbler or with a shoe stretcher and spray; length cannot be changed. Wear them for short times with thick socks at first.',
  ),
  topic(
    'Washing sneakers',
    'wash trainers, clean sneakers, canvas shoes wash, trainers in washing machine, dirty trainers',
    'Take laces and insoles out, brush the dirt off dry, and clean the upper with mild soap and a soft brush. Canvas and mesh may go into the machine in a net, cold, without spin; leather and suede may not. Dry them stuffed with paper, away from heat.',
  ),
  topic(
    'Waterproofing shoes',
    'waterproof my shoes, protect shoes from rain, water repellent spray, impregnate, proof boots',
    'Spray suede, nubuck and textile with a water repellent from thirty centimetres, outdoors, on clean dry shoes, and let it dry overnight; twice, thinly, is better than once thickly. Smooth leather wants wax or grease instead, which darkens it a little. Renew it when drops no longer bead.',
  ),
  topic(
    'Resoling shoes',
    'worth resoling, cobbler, worn heels, heel tips, sole worn through, repair shoes',
    'Have heel tips replaced before the heel block is touched, and a sole before you feel the ground. Shoes with a welted or stitched sole can be resoled several times; glued ones sometimes with a rubber half sole. It pays when the upper is good and the pair fits.',
  ),
  topic(
    'Patent leather',
    'shiny leather, lacquer shoes, patent shoes care',
    'Wipe patent leather with a damp cloth and polish it dry with a soft one; a drop of glass cleaner or oil takes streaks off. It cracks in the cold and takes on color from prints and dark shoes, so store pairs apart.',
  ),
  topic(
    'Creases in leather shoes',
    'shoe creases, creased leather, cracked leather',
    'Fine creases across the ball are how leather bends and no fault. Cedar trees right after wearing and cream every few weeks keep them shallow; cracks come from dry leather and cannot be healed, only filled.',
  ),
  topic(
    'Leather bags',
    'store handbag, leather handbag care, clean leather bag, bag lost its shape',
    'Stuff a leather bag with paper when it rests, in its cotton bag, upright and away from light. Wipe it with a barely damp cloth, feed it thinly twice a year, and keep pens, wet umbrellas and new denim away from it.',
  ),
  topic(
    'Silver and costume jewelry',
    'tarnished silver, earrings went black, clean jewelry, look after jewelry, silver polish, green skin ring',
    'Silver turns dark from sulphur in air and skin: wipe it with a silver cloth, or lay it on foil with hot water and baking soda for a minute, not with stones or pearls. Put jewelry on after perfume, take it off for water, and keep pieces apart in small bags. A green finger is copper in the alloy and washes off.',
  ),
  topic(
    'Pearls',
    'pearl care, clean pearls',
    'Pearls go on last and come off first: perfume, hair spray and sweat dull them. Wipe them with a soft damp cloth after wearing and keep them lying, not hanging; strings worn often are restrung every few years.',
  ),
  topic(
    'Washing hats and caps',
    'clean baseball cap, wash beanie, wool hat, straw hat care, sweaty cap',
    'Wash caps by hand in lukewarm water with mild soap, brush the sweat band, and dry them over a bowl; machines break the peak. Beanies are washed like the wool or cotton that they are made of. Brush felt and straw hats dry and keep them on their crown.',
  ),
  topic(
    'Washing gloves and scarves',
    'clean leather gloves, wash scarf',
    'Wash wool and cashmere scarves by hand, cool, and dry them flat; silk ones like a blouse. Wipe leather gloves with a barely damp cloth, and pull them to shape before they dry.',
  ),
  topic(
    'Washing bras and underwear',
    'how often wash bra, bra care, wash underwear, towels, temperature for underwear',
    'Wash bras after two or three wears, hooked, in a net, at 30 degrees, and dry them flat, never in the drier. Cotton underwear, socks and towels are washed at 60 degrees for hygiene; microfiber and lace at 40.',
  ),
  topic(
    'Bra size',
    'measure bra size, which bra size, bra fit',
    'The band does the work: it lies level, with room for two fingers, closed on the loosest hook when new. The cup holds everything without a gap or an edge cutting in, and the middle touches the breastbone. One band size down means one cup up.',
  ),
  topic(
    'Tights that ladder or slip',
    'laddering tights, tights falling down, run in tights, snagged tights, tights too short',
    'Put tights on with smooth hands, gathered to the toe, a little damp; the right size is longer rather than shorter, and a pair that slips is mostly too small. Clear nail varnish stops a ladder. Wash them in a net.',
  ),
  topic(
    'Snags and pulled threads',
    'snag in sweater, pulled thread, loose thread knit, loop in knit',
    'Never cut a pulled loop: draw it to the inside with a fine crochet hook or a needle threader, and stretch the knit gently in all directions so that the thread spreads.',
  ),
  topic(
    'Stuck or broken zip',
    'zip is stuck, zipper, zip broken, zip slides down',
    'Rub a stuck zip with candle wax, soap or a pencil, free trapped cloth slowly backwards, and do not force it. A slider that no longer closes the teeth can often be pinched together with pliers; a tailor replaces a zip for little money.',
  ),
  topic(
    'Holes in jeans and inner thighs',
    'jeans have a hole, ripped jeans repair, crotch hole, patch denim, worn inner thigh',
    'Reinforce thin denim before it tears: a patch inside and close zigzag lines in a matching thread. A hole between the legs wants a large soft patch; visible stitching or a contrasting patch makes a virtue of a hole in the knee.',
  ),
  topic(
    'Trousers rubbing between the legs',
    'thighs rub, bobbling between the legs, chafing, inner thigh wear',
    'Cloth bobbles where thighs rub: take wool with some polyamide, tight weaves and a lining to the knee, alternate pairs and shave the pills off early. Against chafing under skirts wear cycling shorts or a slip short.',
  ),
  topic(
    'Gaping blouse',
    'blouse gapes, shirt gaping at bust, buttons pull, gap between buttons',
    'A blouse gapes when it is too narrow at the bust: buy for the bust and have the waist taken in. A hidden snap or a small piece of fashion tape between two buttons closes the gap at once; a button must lie at the fullest point.',
  ),
  topic(
    'Itchy wool',
    'why does wool itch, scratchy sweater, itchy jumper, soften wool',
    'Wool itches when its fibers are thick or their ends stand out; merino and lambswool are finer. A long-sleeved cotton layer below, a wash with wool conditioner and freezing it overnight in a bag make it softer. Soaking it in water with a little hair conditioner helps too.',
  ),
  topic(
    'Stretched sweater',
    'saggy jumper, sweater stretched out, cuffs baggy, knit lost shape, sweater dress sagging',
    'Wet wool can be pushed back into shape: wash it as its label says, press the water out in a towel, lay it flat, gather cuffs and hem narrow, and let it dry so. Hang knits never; fold them.',
  ),
  topic(
    'Drying knitwear',
    'dry a jumper, dry sweater flat, dry wool',
    'Roll a wet sweater in a towel and press, do not wring. Then spread it flat on a dry towel or a rack, pulled to its measures, and turn it once; away from radiator and sun.',
  ),
  topic(
    'Baggy knees',
    'trousers bag at the knee, jeans baggy, saggy seat',
    'Steam and a night of rest bring wool back; denim and cotton tighten in the wash. A lining to the knee, a heavier cloth and a little elastane prevent it, and so does a change of trousers every day.',
  ),
  topic(
    'Shiny patches',
    'shiny trousers, iron shine, worn suit seat shiny',
    'Shine comes from pressing without a cloth and from long sitting. Hold a cloth damp with water and a little vinegar over it, steam, and brush the nap up; always iron dark wool from inside or through a cloth.',
  ),
  topic(
    'Scorched by the iron',
    'burn mark, iron burn, scorch',
    'Rinse a light scorch at once with cold water, dab white cotton with hydrogen peroxide and let the sun on it. Brown and stiff means that the fiber is burnt; nothing brings that back.',
  ),
  topic(
    'Mould and musty smell',
    'mildew, mould on leather, musty clothes, damp wardrobe, smells of cellar',
    'Brush mould off outdoors, wash what can be washed at 60 degrees or with oxygen bleach, and wipe leather with alcohol and water; dry everything fully. The wardrobe needs air: not full, a hand from the outer wall, nothing put away damp.',
  ),
  topic(
    'Food stains: tomato, curry, chocolate',
    'tomato sauce, curry stain, turmeric, chocolate, ketchup, ice cream',
    'Scrape off, rinse from behind with cold water, rub dish soap in, and wash with an enzyme detergent. Tomato and turmeric leave a color that bleaches in sunlight; chocolate wants cold water first and then as warm as the cloth allows.',
  ),
  topic(
    'Sunscreen and make-up on collars',
    'foundation on collar, collar dirt, ring around the collar, sunscreen stains, self tan',
    'Grease on a collar wants dish soap or gall soap, rubbed in dry, ten minutes, then the wash. Sunscreen leaves rust-colored marks with hard water: treat it as grease, and do not bleach it.',
  ),
  topic(
    'Nail varnish, glue and paint',
    'paint on clothes, nail polish, glue stain',
    'Nail varnish comes off cotton and wool with acetone dabbed from behind, never on acetate or synthetics, which melt. Water-based paint and glue are rinsed out while wet; dried, they are a matter for the cleaner.',
  ),
  topic(
    'Detergents',
    'which detergent, liquid or powder, fabric softener, too much detergent, eco detergent',
    'Powder with bleach for whites, liquid color detergent for the rest, a wool detergent without enzymes for wool and silk. Measure by water hardness and load: too much stays in the cloth and smells. Softener ruins towels, sportswear, elastane and down.',
  ),
  topic(
    'Sportswear that smells',
    'gym clothes smell, washing gym wear, smelly running top, polyester smell',
    'Let sportswear dry before it goes into the basket, wash it soon, inside out, at 30 to 40 degrees with sports detergent and no softener, which seals the sweat in. An hour in water with white vinegar takes old smell out.',
  ),
  topic(
    'Leather in the washing machine',
    'wash leather, put leather in the washing machine, clean leather at home',
    'No: water washes the oils out of leather and leaves it stiff and shrunken. Wipe it, treat single stains, and leave a full clean to a leather cleaner; faux leather can often be washed cool, inside out, by its label.',
  ),
  topic(
    'Washing a coat',
    'wash wool coat at home, clean coat, coat dry clean',
    'Brush and air a wool coat and sponge single spots; once a season it goes to the cleaner, as washing shrinks the wool and warps the canvas inside. Cotton trenches without a lining of their own may be washed if the label says so.',
  ),
  topic(
    'Pressing trousers',
    'trouser crease, iron trousers, hang trousers, press a crease',
    'Lay the inner seams on the outer ones, iron through a damp cloth, and let the trousers hang cold from the hem or over a broad bar. Wool takes the crease back by itself when hung after wearing.',
  ),
  topic(
    'Wardrobe order',
    'organise wardrobe, organize closet, tidy closet, small wardrobe, storage ideas',
    'Sort by kind and then by color, light to dark; what you see you wear. One sort of slim hanger saves a quarter of the room, out-of-season things go into boxes, and a hanger turned round shows after half a year what was never worn.',
  ),
  topic(
    'Cedar and lavender',
    'do cedar balls work, cedar wood, lavender bags, mothballs',
    'Cedar and lavender smell unpleasant to moths and so keep some away, but they kill nothing: sand cedar every few months so that it smells again. Clean clothes in closed boxes are the real protection, traps tell whether there are moths, and a week in the freezer kills eggs.',
  ),
  topic(
    'Airing instead of washing',
    'how often wash sweater, how often should I wash a shirt, wash after every wear, when to wash clothes',
    'Wash shirts, tees and underwear after each wear, sweaters and trousers after five or so, jeans after about ten, coats once a season. In between an airing overnight is enough, and clothes last longer for it.',
  ),
];
