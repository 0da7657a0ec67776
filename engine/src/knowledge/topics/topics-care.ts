import { type Topic, topic } from './topic.ts';

export const careTopics: readonly Topic[] = [
  topic(
    'Washing wool',
    'wool sweater, knitwear, lambswool, merino, wash a jumper',
    'Wash wool rarely and cool: by hand or on the wool programme at 30 degrees at most with wool detergent, no soaking, no rubbing. Press it out in a towel and dry it flat in shape; heat and movement are what felts it.',
  ),
  topic(
    'Washing cashmere',
    'cashmere, soft goat hair',
    'Wash cashmere by hand in cool water with a little wool detergent or baby shampoo, inside out, for a few minutes. Roll it in a towel, dry it flat, and let it rest a day between wears.',
  ),
  topic(
    'Pilling',
    'bobbles, fuzz, lint balls, pills on sweater, cashmere pilling',
    'Pills are short fibers rubbed loose; good wool has them too. Take them off dry with a cashmere comb or a fabric shaver, lightly and on a flat surface, and wash the piece inside out. It gets less after the first few times.',
  ),
  topic(
    'Washing silk',
    'silk blouse, silk in washing machine',
    'Silk likes a cool hand wash with silk detergent, or the delicate programme in a net if the label allows a machine. Do not wring, keep it out of the sun, and iron from inside on low while slightly damp.',
  ),
  topic(
    'Washing cotton',
    'cotton shirts, t-shirts wash',
    'Cotton takes 30 to 40 degrees for colors and 60 for whites and underwear. New dark cotton bleeds for the first washes, so keep it apart, and pull seams straight before drying.',
  ),
  topic(
    'Washing linen',
    'linen shirt care',
    'Wash linen at 30 to 40 degrees with room in the drum, take it out damp and smooth it by hand. Iron damp for a crisp look or let the creases be: they are part of it.',
  ),
  topic(
    'Washing jeans',
    'denim wash, how often wash jeans, raw denim, why not wash raw denim often',
    'Wash jeans after about ten wears or when they smell or sag: cold or at 30 degrees, inside out, with little spin, and air dry. Between washes air them overnight and clean spots by hand. Raw denim waits longest, months if it can: every wash takes out indigo dye, and it fades evenly instead of along your own creases.',
  ),
  topic(
    'Viscose, modal and lyocell',
    'rayon, tencel, viscose shrink',
    'Viscose, modal and lyocell come from wood: soft, cool, and weak when wet. Wash at 30 degrees with low spin, dry flat or on a hanger, and iron damp; hot water shrinks viscose.',
  ),
  topic(
    'Polyester',
    'synthetic, polyester in heat, polyester summer',
    'Polyester is light, hard-wearing and quick to dry, but it does not take up moisture, so in hot weather sweat and smell stay on the skin unless the cloth is open or made for sport. Wash it cool and skip fabric softener.',
  ),
  topic(
    'Down jackets',
    'puffer care, wash down, down coat',
    'Down can go into the washing machine: wash it gently at 30 degrees with down detergent and an extra rinse, then tumble it low with two or three clean tennis balls until no lump is left, which takes hours. Store it loose, never squeezed.',
  ),
  topic(
    'Waterproof jackets',
    'goretex, rain jacket care, reproof',
    'Wash a waterproof jacket with liquid detergent without softener, rinse twice, and warm it gently in the drier or with a cool iron to wake the water repellent. When drops no longer bead, renew the coating with a spray.',
  ),
  topic(
    'Leather jackets',
    'leather care, leather jacket clean',
    'Wipe leather with a barely damp cloth, feed it once or twice a year with leather balm, and hang it on a broad hanger away from heat. Wet leather dries slowly at room temperature, never on a radiator.',
  ),
  topic(
    'Leather shoes care',
    'polish shoes, shoe cream, shoe tree',
    'Brush leather shoes after wearing, put in cedar trees, and let them rest a day. Every few wears clean, apply cream sparingly in the right color, let it dry, and brush to a shine.',
  ),
  topic(
    'Suede',
    'suede boots, suede shoes, nubuck',
    'Treat suede with a water-repellent spray before the first wear and again each season. Brush it dry with a suede brush in one direction, lift marks with an eraser, and let wet suede dry slowly stuffed with paper.',
  ),
  topic(
    'White sneakers',
    'clean white shoes, sneakers yellow, yellowing soles',
    'Clean white sneakers by hand with mild soap and a soft brush, rinse every trace out, and wrap them in white paper while they dry out of the sun: soap left in, bleach and sunlight are what turns them yellow. Whiten the sole edge with a paste of baking soda.',
  ),
  topic(
    'Red wine stain',
    'wine spill, red wine on shirt, remove wine',
    'Blot red wine at once, never rub, and rinse with cold water from behind. Then oxygen bleach or a paste of baking soda for half an hour on white and fast colors, and a normal wash; dry it only when the stain is gone, as heat sets it.',
  ),
  topic(
    'Grease and oil stains',
    'oil stain, butter, salad dressing',
    'Put dish soap on a grease stain dry, work it in with a finger, wait ten minutes, and wash as warm as the cloth allows. Chalk or starch overnight draws grease out of silk and suede.',
  ),
  topic(
    'Coffee and tea stains',
    'coffee spill',
    'Rinse coffee and tea with cold water at once, then dab with a little detergent and vinegar, and wash. Milk in it means soap as well.',
  ),
  topic(
    'Blood stains',
    'blood on clothes',
    'Blood comes out with cold water and soap, never warm, which sets it. Old marks soften in cold salt water overnight or with enzyme detergent, except on wool and silk.',
  ),
  topic(
    'Grass and mud stains',
    'grass stain, mud',
    'Let mud dry and brush it off before washing. Dab grass with alcohol or an enzyme detergent, wait, and wash as warm as the label allows.',
  ),
  topic(
    'Sweat and deodorant marks',
    'yellow armpit, deodorant stain, sweat stains',
    'Yellow marks come from sweat with aluminium salts: soak them in citric acid or vinegar water for an hour, then wash with oxygen bleach. White streaks of deodorant rub off with a dry sock.',
  ),
  topic(
    'Ink and lipstick stains',
    'pen, biro, make up stain, foundation',
    'Lay the ink spot on kitchen paper and dab it from behind with alcohol, moving to a clean place each time. Lipstick and make-up want dish soap first, then the wash.',
  ),
  topic(
    'Care labels',
    'care symbols, laundry symbols, washing signs, triangle, label symbols',
    'On a care label the tub is washing with its highest temperature, the triangle is bleaching, the square is drying, the iron is ironing and the circle is dry cleaning. A cross forbids it; a bar below asks for gentle handling, two bars for very gentle; an empty triangle allows any bleach, a striped one oxygen bleach only.',
  ),
  topic(
    'Ironing',
    'iron shirt, press, steam',
    'Iron damp and in this order for a shirt: collar, yoke, cuffs, sleeves, body. Linen and cotton take high heat with steam, wool a damp cloth between, silk and synthetics low heat from inside.',
  ),
  topic(
    'Steaming',
    'steamer, wrinkles without iron, creases',
    'A steamer suits jackets, dresses and knits: hang, pull the cloth lightly, move from top to bottom. Without one, hang the piece in the bathroom during a hot shower.',
  ),
  topic(
    'Tumble drying',
    'dryer, shrink, tumble dry',
    'Keep wool, silk, viscose, elastane and anything you love out of the drier. Cotton shrinks by a few per cent in it, mostly in length; low heat and taking it out damp help.',
  ),
  topic(
    'Shrunk sweater',
    'shrunken, felted, unshrink, came out tiny, tiny out of the wash',
    'A sweater that shrank a little may come back: soak it half an hour in lukewarm water with hair conditioner, press it out, pull it to shape and pin it flat to dry. What has truly felted stays so.',
  ),
  topic(
    'Dry cleaning',
    'chemical cleaning, suit cleaning, how often dry clean',
    'Dry-clean suits and coats once or twice a season at most; brushing, steaming and airing do the rest. Clean jacket and trousers together, so that they age alike.',
  ),
  topic(
    'Storing winter clothes',
    'store coats, seasonal storage, put away, store winter coats over summer',
    'Store clothes clean, because moths and stains live on what is left in them: coats on broad hangers in a breathable cotton bag, knits folded in a closed box, with cedar or lavender. Never in plastic from the cleaner, and away from light.',
  ),
  topic(
    'Moths',
    'moth holes, moth prevention',
    'Moths eat clean-looking wool with traces of skin in it. Wash before storing, keep boxes closed, hang pheromone traps to see whether there are any, and freeze a suspect piece for a week.',
  ),
  topic(
    'Hanging or folding',
    'hangers, fold knits',
    'Fold knits, hang tailoring and anything that creases. Use hangers as wide as the shoulders, clips for skirts, and fold trousers along the crease.',
  ),
  topic(
    'Keeping clothes longer',
    'durability, make clothes last, sustainable',
    'Clothes last longer when they rest a day between wears, are washed cooler and less often, closed and inside out, and are mended at once. Line drying alone can double the life of a T-shirt.',
  ),
  topic(
    'Mending',
    'hole, repair, darning, button',
    'Sew a button with a shank of a few turns of thread below it. A small hole in knit is darned or needle-felted, a seam is a matter of minutes, a worn knee takes a patch from inside.',
  ),
  topic(
    'Removing lint and hair',
    'lint roller, pet hair, cat hair, dog hair, fluff on coat',
    'A lint roller for the moment, a clothes brush for wool, a damp rubber glove for pet hair. Wash lint givers such as towels apart from lint takers such as corduroy.',
  ),
  topic(
    'Smell without washing',
    'odour, refresh clothes, smoke smell',
    'Air clothes outside overnight or hang them in a steamy bathroom; wool loses smell by itself. A mist of one part vodka to two parts water takes smoke out of a jacket.',
  ),
  topic(
    'Swimwear care',
    'bikini, swimsuit wash',
    'Rinse swimwear in fresh water straight away, wash it by hand and dry it in the shade. Chlorine, sunscreen and the drier destroy the elastic.',
  ),
  topic(
    'Velvet and corduroy',
    'velvet care, cord care',
    'Brush velvet and corduroy with the nap, steam from behind, and never press them flat with an iron. Wash cotton corduroy inside out; velvet usually goes to the cleaner.',
  ),
  topic(
    'Breaking in leather boots',
    'new loafers soften, stiff new shoes, will loafers soften up, new boots, blisters, break in shoes, stiff shoes',
    'Break in leather boots in short turns: an hour at home with thick socks, then two, then a short walk. Leather conditioner at the stiff places and shoe trees help; where it really hurts the size is wrong.',
  ),
];
