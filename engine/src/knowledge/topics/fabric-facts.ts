import { type Topic, topic } from './topic.ts';

/** What is asked of any cloth: the heading and the words under which people ask for it. */
const aspects = {
  wash: ['washing', 'wash, washing machine, hand wash, temperature, detergent, how often'],
  dry: ['drying', 'dry, tumble dry, drier, radiator, line dry, air dry, wring, spin'],
  iron: ['ironing and creases', 'iron, steam, crease, heat'],
  shrink: ['shrinking', 'shrink, size, smaller, unshrink'],
  pill: ['pilling', 'pill, comb, shave'],
  smell: ['smell and sweat', 'smell, sweat, air, freshen'],
  warm: ['warmth', 'warm, cold, winter, insulation, thermal'],
  cool: ['heat and breathing', 'heat, summer, breathable, cool, humid, hot day'],
  rain: ['rain and water', 'rain, water, wet, waterproof, soaked, snow'],
  last: ['wear and tear', 'last, durable, strong, stretch, tear, lifetime, age, hard wearing'],
  store: ['storing', 'store, hang, fold, moth, keep'],
  what: ['what it is', 'made of, fibre, come from, natural, synthetic, fabric, material'],
  good: ['telling good quality', 'quality, buy, price, worth, check, real, genuine, fake'],
  skin: ['on the skin', 'itchy, soft, allergy, skin, baby, comfortable'],
  green: ['and the environment', 'sustainable, vegan, recycled, biodegradable, animal welfare'],
  when: ['when and with what to wear it', 'season, occasion, style, outfit, dress up, winter, summer, pair'],
} as const satisfies Record<string, readonly [string, string]>;

type Facts = { names: string } & Partial<Record<keyof typeof aspects, string>>;

const fabrics: Readonly<Record<string, Facts>> = {
  Wool: {
    names: 'wool, woollen, lambswool, wool sweater, wool jumper',
    dry: 'Wool does not go into the tumble dryer: heat with movement felts and shrinks it. Do not wring it; press the water out in a towel and dry it flat, in shape, away from radiator and sun.',
    iron: 'Wool creases little and hangs out overnight in a steamy bathroom. Press it with steam on the wool setting through a damp cloth, never dry and hot, which makes it shine.',
    shrink:
      'Yes, wool shrinks: warmth, movement and a change of temperature make its scales lock, which is felting. Wash it at 30 degrees at most, and soak a piece that has shrunk slightly in lukewarm water with hair conditioner, then stretch it gently to shape and dry it flat.',
    smell:
      'Wool smells late because it binds odour and moisture: airing it overnight, best in damp air, is mostly enough. Wash it only when airing no longer helps.',
    warm: 'Wool is warm because its crimp holds air, and unlike cotton or down it still warms when damp. It is warmer than acrylic or cotton of the same weight; only down holds more heat per gram.',
    cool: 'Fine, open wool such as tropical wool or merino is comfortable in heat too: it takes up moisture and dries. Thick wool is for the cold.',
    store:
      'Store wool washed and folded in a closed box or zipped bag with cedar or lavender, as moths go for sweat and skin in it. Knits are folded, not hung; coats hang on broad hangers.',
    skin: 'Coarse wool itches because its thick fibre ends press on the skin; merino and cashmere are finer. Wear a cotton or silk layer below, or soften the piece with a wool conditioner.',
  },
  Merino: {
    names: 'merino, merino wool, merino base layer',
    wash: 'Merino can mostly go into the washing machine on the wool programme at 30 degrees, inside out in a net, with wool detergent and no softener. Often airing it is enough: it can be worn many times between washes.',
    dry: 'Dry merino flat and never in the tumble dryer, where it shrinks.',
    warm: 'Merino is warm for its weight, stays warm when damp, and regulates in both directions, so it works in winter under layers and in summer as a thin tee. Cashmere is warmer at the same weight.',
    pill: 'Merino pills where it is rubbed, because its fibres are fine. Take the bobbles off with a comb or shaver, wash it inside out, and it settles after some wears.',
    green:
      'Merino is natural, renewable and biodegradable; look for mulesing-free wool (RWS or ZQ) for the animals’ sake.',
  },
  Cashmere: {
    names: 'cashmere, cashmere jumper, pashmina',
    dry: 'Cashmere never goes into the dryer and is not hung up wet: roll it in a towel, then dry it flat.',
    store:
      'Store cashmere clean and folded, never on a hanger, in a closed bag or box with cedar, because moths love it.',
    last: 'Good two-ply cashmere lasts ten years and more if it rests between wears, is combed and washed by hand; thin cheap one goes at the elbows after a few seasons.',
    warm: 'Cashmere is several times warmer than ordinary wool for its weight, and softer, but more delicate.',
    shrink:
      'Cashmere shrinks and felts in warm water or the dryer: wash it cool by hand, and try hair conditioner in lukewarm water and gentle stretching if it has happened.',
    green:
      'Cashmere comes from the undercoat of goats, and cheap mass production has overgrazed pastures; recycled or certified (GCS, SFA) cashmere, or one good piece worn long, is the better buy.',
  },
  'Mohair and angora': {
    names: 'mohair, angora, fluffy jumper, hairy sweater, alpaca, shedding',
    wash: 'Wash mohair, angora and alpaca by hand in cool water with wool detergent, press them in a towel, dry them flat, and brush the pile up again when dry.',
    last: 'Fluffy knits of mohair and angora shed most when they are new: a night in a bag in the freezer and a shake outside reduce it, and so does a smooth layer below.',
    what: 'Mohair is the hair of the angora goat, angora that of a rabbit, alpaca that of a kind of llama. All are warm and light; alpaca is smooth, without grease and pills less than cashmere.',
    skin: 'Mohair can tickle because its long hairs stand off; kid mohair and baby alpaca are softer. Wear a layer with sleeves and collar below.',
  },
  Cotton: {
    names:
      'cotton, cotton shirt, cotton tee, pima, supima, egyptian cotton, mercerised cotton, organic cotton',
    dry: 'Cotton may be tumble dried on low if the label allows it, but it shrinks a few per cent there and wears faster; line drying keeps it longer. Shake it and pull it straight while damp.',
    iron: 'Iron cotton hot, at two to three dots, with steam, while it is still a little damp; then creases come out easily.',
    shrink:
      'Cotton shrinks by three to five per cent, most of it in the first hot wash and in the dryer, mainly in length. Wash it at 30 to 40 degrees and line dry it; a shrunken tee can be stretched a little while wet.',
    warm: 'Cotton is not a good cloth for the cold: it soaks up sweat, dries slowly and then chills. Flannel and thick jersey warm only while they are dry.',
    cool: 'Cotton breathes and is pleasant in dry heat; in humid heat or sport it stays wet, where linen, lyocell or sports cloth is better.',
    what: 'Cotton comes from the seed hair of a plant. Pima, Supima and Egyptian cotton have extra long fibres, so they are softer, stronger and pill less. Mercerised cotton has been treated with lye under tension: smoother, shinier, stronger, and it takes dye better.',
    good: 'Good cotton feels dense and smooth, has long fibres (pima, combed), straight seams, and is not see-through; a T-shirt of 180 grams per square metre and more keeps its shape.',
    green:
      'Ordinary cotton needs much water and pesticide; organic cotton (GOTS) avoids the pesticide, and wearing it long matters most.',
  },
  Linen: {
    names: 'linen, flax, linen shirt, linen trousers, linen suit',
    dry: 'Dry linen on a line or hanger, pulled smooth while damp; the tumble dryer makes it brittle, shrinks it and sets creases.',
    iron: 'Iron linen hot with plenty of steam while damp, dark pieces inside out. Creases belong to linen, and soft ones look right; a blend with cotton or viscose creases less.',
    shrink:
      'Linen shrinks about three to five per cent, mostly in the first warm wash; pre-washed linen hardly does. Wash it at 30 to 40 degrees and leave the dryer out.',
    last: 'Linen is one of the strongest natural fibres and gets softer with every wash; it wears out at sharp folds, so do not press the same crease again and again.',
    warm: 'Linen cools and hardly warms, so it is a cloth for summer; in winter it works only as a layer, in a heavy weave or dark colour under wool.',
    cool: 'Linen is among the coolest cloths: it lets air through, takes up a fifth of its weight in moisture before it feels damp and dries quickly.',
    what: 'Linen is spun from the stalks of flax, a natural plant fibre.',
    green:
      'Linen is one of the more sustainable fibres: flax needs little water and pesticide, and the cloth is biodegradable and lasts.',
    when: 'Linen belongs to warm months and relaxed or half-dressy days: summer weddings, holidays, casual offices. For an interview, court or a strictly formal office it creases too much and reads too relaxed; choose a linen blend or light wool there.',
  },
  Silk: {
    names: 'silk, silk blouse, silk scarf, silk dress, silk tie',
    dry: 'Dry silk on a hanger or flat in the shade, rolled in a towel first; never in the dryer, wrung or in the sun.',
    iron: 'Iron silk on low, inside out, while slightly damp or under a cloth; do not spray it, because drops leave water marks. Steam from a little distance works too.',
    shrink: 'Silk shrinks a little in warm water and loses its shine; wash it cool by hand.',
    smell:
      'Silk shows sweat as dark patches and rings and weakens from it: wear a thin layer or dress shields below, and rinse it soon in cool water with a little white vinegar and silk detergent.',
    rain: 'Water leaves marks on silk that has not been washed before; dampening the whole piece evenly or a hand wash takes them out.',
    warm: 'Silk insulates well for its thinness: cool in heat, warming in the cold, which is why it is used for thin base layers.',
    what: 'Silk is a natural protein fibre spun by silkworms. Its weight is counted in momme: 16 to 19 is usual for blouses.',
    good: 'Real silk warms quickly in the hand, has a soft changing shine and a dry rustle; polyester feels slippery, cool and evenly glossy. A pulled thread of silk smells of burnt hair when singed, polyester melts.',
  },
  Satin: {
    names: 'satin, satin skirt, satin dress, slip dress, charmeuse',
    wash: 'Wash satin cool, inside out in a net on the delicate programme if it is polyester, by hand if it is silk, without wringing; it snags and shows watermarks.',
    iron: 'Iron satin on low from the inside under a cloth, or steam it hanging; direct heat leaves shiny prints.',
    when: 'Satin reads dressy: for day calm it with matt cloth such as a chunky knit, denim or a blazer and flat shoes; for evening add heels and jewellery.',
  },
  Viscose: {
    names: 'viscose, rayon, viscose dress, viscose blouse, modal, ecovero',
    dry: 'Viscose does not like the dryer: dry it on a hanger or flat, with little spin and no wringing, as it is weak while wet.',
    iron: 'Viscose creases readily; iron it at medium heat, inside out, slightly damp, or steam it.',
    shrink:
      'Yes, viscose shrinks, by up to ten per cent in warm water and in the dryer. Wash it cool, at 30 degrees or by hand; ironing it damp under gentle pull brings back part of the length.',
    smell:
      'Viscose breathes and absorbs like cotton, so it smells less than polyester, but sweat patches show on it.',
    cool: 'Viscose is cool and breathable with a soft drape, so it is a good cloth for hot and humid days.',
    last: 'Viscose is not very durable: it loses half its strength when wet, pills and stretches. Modal and lyocell last longer.',
    green:
      'Viscose is made of wood pulp with strong chemicals; EcoVero, and above all lyocell (Tencel) from a closed process, are the cleaner kinds.',
  },
  Lyocell: {
    names: 'lyocell, tencel, cupro, modal',
    wash: 'Wash lyocell and cupro at 30 degrees with little spin, hang them up smooth and iron them damp at medium heat; the dryer roughens them.',
    what: 'Lyocell, sold as Tencel, is spun from wood pulp in a closed process: smooth, cool, stronger when wet than viscose and less prone to creases. Cupro is the same idea from cotton waste and serves as breathing lining.',
    shrink: 'Lyocell shrinks little, about three per cent, and most of that in a hot wash or dryer.',
  },
  Polyester: {
    names: 'polyester, polyester shirt, polyester blouse, recycled polyester, microfibre',
    iron: 'Polyester hardly creases; iron it on low or steam it, as high heat melts it and makes it shine.',
    dry: 'Polyester dries quickly on the line and needs no dryer; on low it survives one.',
    shrink: 'Polyester does not shrink in a normal wash.',
    pill: 'Polyester and blends pill stubbornly, because the strong fibre holds the bobbles; a fabric shaver takes them off, and washing inside out and cool prevents them.',
    smell:
      'Polyester smells quickly because it holds body oils, in which bacteria grow, and takes up no moisture. Soak it in water with white vinegar or a sports detergent, wash it inside out soon after wearing, leave softener out, and wear cotton, linen or merino next to the skin on warm days.',
    cool: 'No, polyester hardly breathes: in heat sweat stays on the skin unless the cloth is an open sports knit. Choose linen, cotton or lyocell.',
    warm: 'Smooth polyester does not warm much; as fleece or padding it insulates well and dries fast.',
    last: 'Polyester is very durable, keeps its shape and colour and dries fast; that is its strength in blends, sportswear and outerwear.',
    green:
      'Polyester is made of oil and sheds microplastic; recycled polyester saves oil but sheds all the same. Wash it seldom, cool and in a fine bag.',
  },
  'Nylon and acrylic': {
    names: 'nylon, polyamide, acrylic, acrylic jumper, acrylic knit, synthetic',
    wash: 'Wash nylon and acrylic at 30 degrees with little spin, without softener, and dry them in the air; heat deforms them for good.',
    warm: 'Acrylic is less warm than wool: it traps air while new but lets wind through, breathes badly and does not warm when damp.',
    pill: 'Acrylic pills fast and keeps its bobbles; a fabric shaver and inside-out washing help. Wool or a wool blend looks good longer.',
    what: 'Nylon (polyamide) is a strong, light synthetic for tights, sportswear, bags and rainwear. Acrylic is the synthetic imitation of wool: cheap, soft, easy to wash, less breathable.',
  },
  Elastane: {
    names: 'elastane, spandex, lycra, stretch, leggings',
    dry: 'Keep elastane, and so leggings, swimwear and stretch jeans, out of the dryer and away from softener: heat breaks the elastic and it sags.',
    last: 'Elastane gives out first: stretch jeans and leggings bag at the knee and seat once it breaks. One to three per cent is comfort, more wears out sooner.',
  },
  Denim: {
    names: 'denim, jeans, denim jacket, black jeans, raw denim, selvedge',
    dry: 'Dry jeans in the air, upside down and out of the sun; the dryer shrinks them, fades them and kills the stretch.',
    shrink:
      'Jeans shrink a little in every hot wash, mostly in length, and raw unsanforised denim up to a size. Cold wash and line drying prevent it; they give again when worn.',
    last: 'Good jeans last several years: rotate two pairs, wash seldom, mend thin places early. Denim gives in width by up to a size and not in length.',
    smell:
      'Air jeans overnight and dab single spots instead of washing; freezing them does little, as bacteria survive it.',
  },
  Leather: {
    names: 'leather, leather jacket, leather trousers, leather skirt, leather shoes, biker jacket',
    wash: 'Leather is not washed: wipe it with a slightly damp cloth, treat it with leather balm once or twice a year, and leave deep cleaning to a leather specialist.',
    iron: 'Creases in leather hang out on a broad hanger or in a steamy room; if you must, iron on the lowest heat, without steam, through brown paper or a cloth.',
    rain: 'A little rain does no harm if you pat leather dry and let it dry slowly at room temperature away from heat, then feed it with balm; soaking makes it stiff and stained. Proof it beforehand with wax or spray.',
    smell:
      'Air leather for days, wipe the lining with water and a little white vinegar, and put baking soda or charcoal in a closed bag with it. Neither perfume nor a washing machine.',
    store:
      'Store a leather jacket clean on a broad padded hanger in a breathable cotton bag, cool, dry and dark, with air around it; plastic makes it mould and folds crack.',
    last: 'Good leather lasts decades; it softens and stretches in width to the body with wear, never in length. Buy it snug, and feed it before it dries and cracks.',
    good: 'Full-grain and top-grain leather show pores and small irregularities, smell of leather and get better with age; bonded or coated leather is even, smells of plastic and peels. Look at cut edges: fibres are leather, a textile backing is imitation.',
    green:
      'Leather is an animal by-product with polluting tanning, though it lasts for decades; vegan leather is mostly polyurethane, a plastic that peels after some years. Second-hand leather is the best of both.',
  },
  'Faux leather': {
    names: 'faux leather, vegan leather, pleather, imitation leather, pu leather',
    wash: 'Wipe faux leather with soapy water; many pieces may be washed cool, inside out, by hand. Hang it to dry, never iron it or put it in the dryer.',
    last: 'Faux leather does not stretch or age like leather: it keeps for three to five years and then cracks and peels, which cannot be repaired. Keep it from heat and folds.',
  },
  Suede: {
    names: 'suede, nubuck, suede boots, suede shoes, suede jacket, suede bag, suede loafers',
    wash: 'Never wash suede or put it in the washing machine: brush it dry with a suede brush, rub marks with a suede eraser, dab stubborn ones with a little white vinegar, and chalk or cornflour draws grease out.',
    rain: 'Suede does not like rain: water leaves marks and stiffens it. Proof it with a spray first and wear something else on wet days; if it gets wet, blot it, stuff it with paper, let it dry slowly away from heat and brush the nap up.',
    dry: 'Let wet suede dry slowly at room temperature, stuffed with paper, never on a radiator or with a hair dryer; then brush it with a suede brush.',
    store: 'Store suede brushed, stuffed with paper, in a cotton bag away from light, which fades it.',
    when: 'Suede is softer and more casual than smooth leather: best in dry autumn and spring weather with wool, denim and corduroy.',
  },
  Down: {
    names: 'down, down jacket, puffer, puffer jacket, down coat, feathers, feather',
    dry: 'Tumble down on low with two or three clean tennis balls for two to three hours, shaking it up now and then, until every lump is gone: damp down clumps, smells and moulds.',
    rain: 'Down loses its warmth when it is wet: it clumps. In rain wear a shell over it or choose synthetic padding, which warms when damp.',
    smell: 'If down smells after washing it is still damp inside: dry it on with tennis balls.',
    store: 'Store down hanging or loosely in a large cotton bag, not squeezed, so that it keeps its loft.',
    last: 'Feathers poke through where the cloth is thin: pull them back in from the inside and massage the hole shut, do not pull them out. Small tears get a patch of nylon tape.',
    good: 'The fill power says how much the down lofts: 600 is good, 800 very warm and light. More down and fewer feathers (90/10) is better; RDS means responsible down.',
  },
  Fleece: {
    names: 'fleece, teddy, sherpa, borg',
    wash: 'Wash fleece cool, inside out, with little detergent and no softener, and dry it in the air: heat mats it. A soft brush lifts flattened pile.',
  },
  Velvet: {
    names: 'velvet, velvet jacket, velvet dress, velour, corduroy, cord',
    wash: 'Cotton velvet and corduroy may be washed cool inside out if the label says so; silk and viscose velvet goes to the dry cleaner.',
    iron: 'Never press velvet flat: steam it hanging from the inside, and brush the pile up; lay it on a towel face down if you must iron.',
    when: 'Velvet is for autumn and winter and for evenings, Christmas and parties; one velvet piece with plain companions is enough. By day wear a velvet blazer with jeans.',
  },
  Tweed: {
    names: 'tweed, harris tweed, wool jacket, herringbone',
    wash: 'Brush tweed, air it and sponge spots; it goes to the dry cleaner once a season at most.',
    when: 'Tweed is for autumn and winter, the country and relaxed offices: with flannel, corduroy, denim, knit ties and brown shoes. It is too rough for formal evenings.',
  },
  Lace: {
    names: 'lace, chiffon, tulle, organza, sheer, delicate',
    wash: 'Wash lace, chiffon and tulle by hand or in a net on the delicate programme, cool and without spin, close hooks first, and dry them flat.',
    iron: 'Iron lace and chiffon on low under a cloth, or steam them; never directly.',
    when: 'Sheer cloth wants a camisole, slip or bralette in skin tone or in its own colour below; keep everything else covered and plain.',
  },
  Sequins: {
    names: 'sequins, sequin, beads, beading, embellished, glitter, metallic',
    wash: 'Turn sequins inside out, spot clean them or wash them by hand, cool, without rubbing, and dry them flat; the dryer and the iron melt them.',
    store: 'Store sequined and beaded pieces folded flat in tissue, inside out, as hangers stretch them.',
    when: 'Sequins are for parties, New Year and evening; one sequined piece beside matt, plain ones is enough. By day break them with denim, a knit or a tee and flat shoes.',
  },
  Fur: {
    names: 'fur, faux fur, shearling, sheepskin',
    wash: 'Shake and brush faux fur with a wide brush, spot clean it with mild soap, and dry it in the air; no iron, no dryer. Real fur and shearling go to a specialist.',
    store:
      'Hang fur and shearling on a broad hanger with room, cool and dark, in a cotton bag and never in plastic.',
  },
  Jersey: {
    names: 'jersey, crepe, scuba, ponte',
    wash: 'Wash jersey at 30 degrees inside out, dry it flat or over a line without pegs at the shoulders, so that it does not stretch.',
    what: 'Jersey is knitted, so it stretches and creases little; crepe is woven from twisted yarn with a dry, matt fall, and also travels well.',
  },
  Hemp: {
    names: 'hemp, ramie, nettle, jute',
    what: 'Hemp is a plant fibre like linen: strong, cool, soft after some washes, and grown with little water and pesticide, so it counts as one of the greenest.',
  },
};

/** One topic for each cloth and each thing that is asked of it. */
export const fabricFactTopics: readonly Topic[] = Object.entries(fabrics).flatMap(
  ([name, { names, ...facts }]) =>
    Object.entries(aspects).flatMap(([key, [heading, words]]) => {
      const text = facts[key as keyof typeof aspects];
      return text ? [topic(`${name}: ${heading}`, `${names}, ${words}`, text)] : [];
    }),
);
