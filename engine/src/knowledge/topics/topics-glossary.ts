import { type Topic, topic } from './topic.ts';

export const glossaryTopics: readonly Topic[] = [
  topic(
    'Blazer, sport coat and suit jacket',
    'are sport coats blazers and suit jackets the same, difference between blazer and sport coat, sports jacket',
    'A suit jacket is cut with trousers of the same cloth and looks orphaned without them. A blazer is a separate in one color, classically navy with metal buttons; a sport coat is a separate in patterned, rougher cloth such as tweed and the least formal of the three. Separates are worn with trousers that clearly differ.',
  ),
  topic(
    'Trench coat and mac',
    'difference between trench and mac, mackintosh, raincoat',
    'A trench is double-breasted, belted, with storm flap and epaulettes, mostly of cotton gabardine. A mac is the plain relative: single-breasted, straight, often of rubberised cotton. The trench dresses up more easily, the mac keeps more rain out.',
  ),
  topic(
    'Jumper, sweater, pullover, cardigan',
    'difference between jumper and sweater, sweatshirt or sweater, pullover',
    'Jumper is British and sweater American for the same knitted pullover; a cardigan opens at the front, a sweatshirt is cut from cotton fleece and not knitted in shape.',
  ),
  topic(
    'Parka and anorak',
    'difference between parka and anorak, anorak, what is a parka, windbreaker, cagoule',
    'A parka is a long, lined coat with a hood and a full zip, made for cold. An anorak is short, thin and windproof, pulled over the head or closed by half a zip, made against wind and showers over other layers.',
  ),
  topic(
    'Chinos',
    'what are chinos, khakis, chinos or jeans, chinos vs trousers',
    'Chinos are cotton twill trousers with slanted pockets, between jeans and dress trousers; jeans are of blue denim, heavier, with rivets and patch pockets, and more casual. In navy, beige or olive they go with tee and sneakers as well as with blazer and loafers.',
  ),
  topic(
    'Herringbone, houndstooth and glen check',
    'what is herringbone, houndstooth, glen plaid, prince of wales check, tweed pattern',
    'Herringbone is a weave of small zigzags that reads as a plain from afar. Houndstooth is a broken check of four-pointed teeth, and glen check crosses fine and broad lines; both count as patterns, so what stands beside them is plain.',
  ),
  topic(
    'Gilet',
    'what is a gilet, bodywarmer, body warmer, puffer vest',
    'A gilet is a padded or quilted jacket without sleeves: it warms the trunk and leaves the arms free. It goes over a sweater or under an open coat, and keeps to casual and country dress.',
  ),
  topic(
    'Gore-Tex and membranes',
    'what is gore-tex, membrane jacket, water column, breathable waterproof',
    'Gore-Tex is a membrane with pores too small for drops and large enough for vapour, laminated to an outer cloth. It stays breathable only when it is clean and its surface still repels water, so wash it and renew the spray.',
  ),
  topic(
    'Viscose, what it is',
    'what is viscose, rayon, is viscose good, modal, is viscose natural or synthetic',
    'Viscose is neither quite natural nor synthetic: man-made, but spun from dissolved wood pulp. It is soft, cool, fluid and cheap, with a silky fall. It creases, loses strength when wet and may shrink; modal and lyocell are its sturdier relatives.',
  ),
  topic(
    'Bamboo cloth',
    'is bamboo fabric good, bamboo viscose',
    'Cloth sold as bamboo is nearly always viscose made from bamboo pulp: soft and cool, but no more antibacterial or green than other viscose. Lyocell from bamboo, made in a closed loop, is the cleaner kind.',
  ),
  topic(
    'Denim, what it is',
    'what is denim made of, selvedge, raw denim, chambray, denim weight',
    'Denim is a cotton twill with a blue warp and a white weft, so its inside is pale and it fades along the folds. Raw denim is unwashed and shrinks a little; selvedge has a finished edge from a narrow loom; chambray looks alike and is a light plain weave.',
  ),
  topic(
    'Leather and rain',
    'is leather waterproof, leather jacket in the rain, rain on leather, leather get wet',
    'Leather is not waterproof: a shower does no harm when it is waxed and dries slowly, but a soaking takes the oils out and leaves marks. Suede and nubuck suffer at once.',
  ),
  topic(
    'Canvas shoes',
    'canvas shoes in autumn, canvas or leather shoes, plimsolls, canvas sneakers in winter, canvas in rain',
    'Canvas shoes are for dry, mild days: they soak through in rain and do not warm, so in autumn they serve while it is dry and above about fifteen degrees. Leather keeps wet and cold out longer; with a thicker sole and wool socks it carries you through the season.',
  ),
  topic(
    'Fleece, softshell and hardshell',
    'softshell, hardshell, what is softshell, outdoor layers',
    'Fleece insulates and lets wind through, a softshell stops wind and some drizzle and stretches, a hardshell keeps rain out with a membrane. Worn as layers they cover most weather.',
  ),
  topic(
    'Bouclé',
    'boucle, chanel jacket, looped yarn',
    'Bouclé is woven or knitted from looped yarn, with a curly surface. Jackets of it stand between blazer and cardigan: with jeans by day, over a plain dress in the evening. Loops catch on rings and bags.',
  ),
  topic(
    'Seersucker',
    'what is seersucker, puckered cotton',
    'Seersucker is cotton with puckered stripes that hold the cloth off the skin, so it is cool and need not be ironed. It belongs to warm days, and to warm days alone.',
  ),
  topic(
    'Organic and recycled',
    'organic cotton, recycled polyester, gots, greenwashing, certificates, oeko tex',
    'GOTS stands for organic fiber and checked processing, Oeko-Tex 100 for a test on harmful substances in the finished cloth, nothing more. Recycled polyester saves oil and still sheds microfibers. Wearing a piece twice as long outweighs any label.',
  ),
  topic(
    'Fast fashion',
    'is fast fashion bad, cheap clothes, shein, ethical brands',
    'Fast fashion makes much, cheaply and for a few wears; the cost lies with water, climate and the people who sew. You need not throw away what you own: wear it long, mend it, buy less, second hand, or from makers who name their mills and factories.',
  ),
  topic(
    'Getting rid of old clothes',
    'what to do with old clothes, recycle clothes, donate or sell, textile recycling, worn out clothes',
    'Sell or swap what is good and current, give what is clean and whole to a charity shop or a shelter, and put worn-out cotton to use as cloths. Containers are for wearable things; torn and dirty textiles go where your town collects them for recycling.',
  ),
  topic(
    'Sustainable dressing',
    'how to dress sustainably, eco friendly wardrobe, reduce my clothes footprint, green fashion',
    'The most sustainable piece is the one that you have: wear it more, wash it less and cooler, dry it on the line and mend it. Then second hand, renting for rare occasions, and at last new things that you expect to wear fifty times.',
  ),
  topic(
    'Renting clothes',
    'rent a dress, hire a tuxedo, borrow clothes',
    'Rent what you wear once: black tie, morning dress, a gown. Order two sizes, try everything a week before, and mind that returned stains cost.',
  ),
  topic(
    'How many clothes you need',
    'how many clothes do I need, how many pairs of shoes, how many outfits, how much is enough',
    'A week and a half of tops, a bottom for every two or three of them, two coats, and four or five pairs of shoes carry most lives; what counts is how many go together. Count what you wore last month: that is what you need.',
  ),
  topic(
    'Athleisure',
    "what's athleisure, gym clothes as fashion, sporty chic",
    'Athleisure wears sports clothes outside sport: leggings, hoodies, clean sneakers, beside one tailored piece such as a coat. It looks meant when everything is in good condition and in few colors.',
  ),
  topic(
    'Normcore',
    "what's normcore, plain clothes, basic look",
    'Normcore is deliberate plainness: straight jeans, grey sweatshirt, plain sneakers, no logos. It works by fit and condition, as there is nothing else to look at.',
  ),
  topic(
    'Y2K style',
    'y2k, two thousands fashion, low rise trend',
    'Y2K dress returns to about the year 2000: low waists, small tops, cargo trousers, metallic cloth, tinted glasses. One such piece with plain ones keeps it from being a costume.',
  ),
  topic(
    'Old money and quiet luxury',
    'quiet luxury meaning, old money style, stealth wealth',
    'Quiet luxury shows in cloth and cut and not in logos: camel, navy, cream and grey, cashmere, good leather, all well kept. It needs no high price: fit, pressed clothes and clean shoes do most of it.',
  ),
  topic(
    'Resort wear',
    'what is resort wear, cruise collection, holiday dress code',
    'Resort wear is light dressed-up holiday clothing: linen trousers, shirt dresses, kaftans, loafers or leather sandals. By day relaxed, in the evening with jewelry or a jacket; swimwear stays at the pool.',
  ),
  topic(
    'Festive dress code',
    'dress code festive, festive attire, holiday party attire',
    'Festive attire is cocktail dress with a wink: velvet, satin, sequins or a strong color, a dark suit with a special shirt or pocket square. One shiny thing is enough.',
  ),
  topic(
    'Denim dress codes',
    'can I wear jeans to work, jeans at the office, jeans to a restaurant, are jeans allowed',
    'Dark, whole, unfaded jeans pass in casual and most creative offices and restaurants, with a blazer or fine knit and leather shoes. Business formal, weddings, funerals and good theatres leave them at home.',
  ),
  topic(
    'A-line, pencil, circle: shapes of skirts',
    'what is an a-line skirt, kinds of skirt, skirt shapes, which skirt flatters, pear shaped skirt, wide hips skirt',
    'An A-line skirt is narrow at the waist and widens evenly, so it skims hips and thighs: the cut that sits easily on most figures, also where hips are wider than shoulders. A pencil skirt draws the hip and wants stretch, a circle or full skirt swings from the waist, a bias-cut one follows the body softly.',
  ),
  topic(
    'Shapes of trousers',
    'kinds of trousers, straight tapered bootcut, which trousers flatter, jeans cuts, mom jeans, barrel leg',
    'Straight legs fall from the hip and go with everything, tapered ones narrow to the ankle, bootcut and flared open below the knee and balance the hip, wide ones want height at the waist. A high rise and a hem to the shoe lengthen the leg.',
  ),
  topic(
    'Dress shapes',
    'kinds of dresses, wrap dress, shift dress, sheath, empire, no waist what dress, tummy dress',
    'A wrap dress makes a waist wherever it is tied, a sheath follows the body, a shift hangs straight from the shoulder, an empire seam sits below the bust and lets everything under it float. A shirt dress with a belt does a little of each.',
  ),
  topic(
    'Sleeve length of jackets and coats',
    'how long should jacket sleeves be, jacket sleeves look long, where should sleeves end, sleeves meant to stop, sleeve length, shirt cuff show',
    'A jacket sleeve stops at the wrist bone, so that one to one and a half centimetres of shirt cuff show; the shirt itself ends where hand and wrist meet, at the base of the thumb. A coat sleeve covers both. Shortening from the cuff is simple as long as the buttons are false.',
  ),
  topic(
    'How long a coat should be',
    'coat length, long or short coat, knee length coat, where should a coat end',
    'A coat must be longer than the jacket or dress below it: mid-thigh is sporty, just above or below the knee is the most useful and the most formal, the calf is dramatic and warm. Short legs look longer with the hem above the knee.',
  ),
  topic(
    'How a belt should fit',
    'how tight should a belt be, belt hole, belt length, where to buckle',
    'A belt closes on its middle hole with room for a flat hand; it holds the line and does not carry the trousers. Its end reaches past the first loop and not beyond the second.',
  ),
  topic(
    'Belt with a suit',
    'do I need a belt with a suit, braces or belt, suspenders',
    'Trousers with loops want a belt, matched to the shoes; trousers without loops, with side adjusters or with braces look cleaner without. Never belt and braces, and no belt with a dinner suit.',
  ),
  topic(
    'Scarf size',
    'how big should a scarf be, length of scarf, square scarf',
    'A winter scarf of about 180 by 30 centimetres wraps once and hangs to the waist; larger ones become shawls. A silk square of 90 centimetres ties at the neck, of 70 in the hair or on a bag.',
  ),
  topic(
    'Smart watch and bracelet',
    'can I wear a watch with a bracelet, two bracelets, watch stacking, smart watch formal',
    'Yes: a fine bracelet beside a watch is fine, in the same metal or clearly another, and loose enough not to scratch. With a formal suit leave it at the watch, and a sports watch at home.',
  ),
  topic(
    'Skinny jeans and other trends that come and go',
    'are skinny jeans out of fashion, still in style, is it outdated, dated clothes',
    'No cut is forbidden: straight and wide legs are more usual at present, slim ones look right with a longer or roomier top and boots. A piece looks dated when everything beside it is from the same year.',
  ),
  topic(
    'Wearing the same outfit twice',
    'wear the same thing again, repeat outfits, outfit repeating, same clothes two days',
    'Wearing an outfit again is normal and sensible; most people do not remember what you wore. Change one thing, shoes or scarf, if the same people see it within days, and give clothes a day of rest.',
  ),
  topic(
    'Days when nothing feels comfortable',
    'bloated, what to wear when bloated, tight waistband, period, comfortable but nice',
    'On such days take what does not press: a dress or a knit with an elastic or drawstring waist below, an open layer over it, one color from top to toe. A good shoe and earrings make it look chosen.',
  ),
  topic(
    'Men in pink',
    'can men wear pink, pink shirt man, is pink for men, men and color',
    'Of course: pink is a classic of shirts, calm with navy, grey and denim. Pale pink is as easy as light blue; stronger pinks serve as a tie, a polo or a knit.',
  ),
  topic(
    'Red hair and color',
    'can redheads wear red, ginger hair colors, colors for red hair',
    'Yes. With red hair deep greens, navy, teal, camel and cream are easy; reds work best either clearly bluer or clearly darker than the hair, such as burgundy. Hold it to the face in daylight and look at the skin.',
  ),
  topic(
    'Colors for pale or dark skin',
    'what colors suit pale skin, colors for dark skin, skin tone colors, fair skin, olive skin',
    'Contrast matters more than rules: pale skin is lifted by medium and deep colors and softened by cream instead of pure white; dark skin carries clear brights, white and jewel tones; olive skin likes warm reds, teal and earth tones, less yellow-green. Wear the doubtful ones away from the face.',
  ),
  topic(
    'Do stripes make you look wider',
    'horizontal stripes, stripes fatter, stripes slimming, vertical stripes',
    'Stripes across do not make anybody wider by themselves: fine, low-contrast ones are neutral, and broad bold ones draw the eye to where they are. Lines along the body lengthen when they run straight, so fit matters more than direction.',
  ),
];
