import { type Topic, topic } from './topic.ts';

export const adviceTopics: readonly Topic[] = [
  topic(
    'Sock colors with shoes',
    'what color socks, socks with brown shoes, white socks, socks with black shoes, match socks to trousers',
    'Match dress socks to the trousers, a shade darker, or let them repeat a color from above. White sports socks belong to sport and to deliberate casual dress; with navy trousers and brown shoes navy socks are right.',
  ),
  topic(
    'Sandals with socks or tights',
    'can I wear sandals with tights, open toe with tights, socks and sandals, sandals and socks',
    'Tights and open toes do not go together in formal dress, as the seam shows. Worn on purpose, thick ribbed socks with plain sandals are a casual style; then everything else is calm.',
  ),
  topic(
    'What to wear under a white shirt',
    'bra under white, color bra white shirt, see-through shirt, under white blouse, nude bra, vest under shirt',
    'Under white wear what is close to your skin tone, smooth and without lace; white shines through. A fine V-neck undershirt in that tone keeps a shirt opaque and takes the sweat.',
  ),
  topic(
    'Visible bra and straps',
    'bra straps, strapless bra, backless dress bra, what bra with',
    'For off-shoulder and backless cuts take a strapless or adhesive bra, or have cups sewn in. A strap that shows on purpose is matt, whole and in a color of the outfit.',
  ),
  topic(
    'Backpack with a suit',
    'can I wear a backpack with a suit, suit and rucksack',
    'A backpack rubs the shoulders of a jacket and pulls it out of shape, so with a suit a briefcase or tote is better. If it must be, take a slim dark one without hanging straps, and carry it by the handle.',
  ),
  topic(
    'Trainers at work',
    'can I wear sneakers to the office, trainers to work, sneakers business casual',
    'Plain, clean leather sneakers in white, black or brown pass in casual and most business casual offices, with tailored trousers. Running shoes, bright soles and worn edges do not, and meetings with clients want leather shoes.',
  ),
  topic(
    'Shoes for snow and ice',
    'what shoes for snow, winter boots, shoes for ice, icy pavements',
    'For snow take boots with a shaft over the ankle, a deep rubber sole, a warm lining and a size that leaves air around a wool sock: air is what warms. Smooth leather soles and sneakers slip and soak.',
  ),
  topic(
    'Shoes for grass and garden parties',
    'heels on grass, sink into the lawn, garden wedding shoes, shoes for a garden party',
    'On grass wear what stands broad: block heels, wedges, espadrilles or pretty flats. Thin heels sink; clear heel caps help in need. Suede suffers from dew, so keep to smooth leather or fabric.',
  ),
  topic(
    'Shoes with wide or cropped trousers',
    'what shoes go with wide leg trousers, shoes with culottes, shoes with cropped trousers, shoes with flares',
    'Under wide and flared legs wear something with height or weight that nearly disappears: platform, block heel, pointed boot, chunky sneaker. Cropped legs show the ankle, so slim shoes, loafers, or boots whose shaft goes under the hem.',
  ),
  topic(
    'Shoes with skirts and dresses',
    'what shoes with a midi skirt, shoes with a maxi dress, shoes with mini skirt, sneakers with a dress',
    'With a midi hem, shoes that leave the ankle free or boots that go under the hem; with a maxi, flat sandals or a platform; with a mini, flat or heavy shoes keep the balance. Sneakers make every daytime dress casual.',
  ),
  topic(
    'Glasses and face shape',
    'what glasses suit a round face, glasses for square face, frames, spectacles, oval face',
    'Frames that contrast with the shape of the face balance it: angular ones for round faces, round ones for square faces, broad at the top for narrow chins. The width equals that of the face, the brow shows, and the color agrees with hair and metal.',
  ),
  topic(
    'Choosing a hat',
    'what hat suits me, hat for my face, which hat',
    'The crown is about as wide as your cheekbones and the brim not wider than your shoulders; a round face likes an angular crown, a long face a low crown and a wide brim. Tilt it a little, and measure the head a finger above the ears.',
  ),
  topic(
    'Dressing for a larger bust',
    'what necklines suit a large bust, big bust tops, full bust, busty',
    'V-necks, wraps and open collars break up a full bust, and so do fine knits without chest pockets. High necks and ruffles make one broad plane; shoulder seams in place and a bra that fits do more than any cut.',
  ),
  topic(
    'Dressing with a small bust',
    'flat chest, small bust tops',
    'High necks, ruffles, gathers and fine horizontal detail add volume, deep plunges and open backs are easy to wear, and unlined jackets lie flat.',
  ),
  topic(
    'Dressing petite',
    'what should petite women wear, petite outfits, short women, clothes for short people, im short',
    'On a small frame keep proportions short: cropped jackets, a high waist, hems above the knee or to the ankle, one color in the lower half, and small prints. Length that has been taken up at sleeve and hem looks bespoke.',
  ),
  topic(
    'Short legs or long torso',
    'short legs which trousers, long torso, make legs look longer, longer legs',
    'A high rise, a top tucked in or short, hems that reach the shoe and shoes in the color of trousers or skin lengthen the leg. Turn-ups, low waists and long jackets shorten it.',
  ),
  topic(
    'Wide hips',
    'what shapes flatter wide hips, pear shape, pear shaped, bottom heavy, wider hips than shoulders',
    'I talk of what clothes do: interest above, such as a collar, a pale or patterned top or a structured shoulder, and calm below, in A-line, straight or wide legs that fall from the widest point, bring both halves into balance. Jackets end above or clearly below the hip.',
  ),
  topic(
    'Tummy and apple shape',
    'apple shape, hide my tummy, belly, wear over stomach, round middle',
    'Cloth that falls from the bust without pressing, such as empire lines, open layers and wrap fronts, V-necks, and a slim leg draw the eye along and not across. Mid-rise waistbands with a flat front sit more quietly than elastic ones.',
  ),
  topic(
    'No defined waist',
    'rectangle shape, no waist, straight figure, boyish figure, make a waist',
    'A waist can be drawn: a belt over a knit or dress, a wrap, a peplum, a jacket with a button at the narrowest point, or darker sides. Or let it be and use straight lines, which suit straight figures best.',
  ),
  topic(
    'Hourglass figure',
    'hourglass, curvy, curves',
    'Where waist and curves are marked, follow them: wraps, high waists, soft tailoring, stretch. Boxy cuts hang from the widest point and hide the waist, so add a belt or tuck in.',
  ),
  topic(
    'Layering without bulk',
    'layer without looking bulky, thin layers, bulky layers, how to layer clothes',
    'Go from thin and close to thick and loose: fine merino, then shirt or fine knit, then jacket, then coat. Keep long layers under longer ones, stay in two or three colors, and warm wrists, neck and feet before adding another sweater.',
  ),
  topic(
    'Dressing for deep cold',
    'minus ten, freezing cold, how to dress for extreme cold, polar, below zero',
    'Below zero wear three layers: merino at the skin, wool or fleece or down between, a windproof coat over the hips. Hat, scarf, mittens rather than gloves, wool socks in boots with room; cotton at the skin cools as soon as it is damp.',
  ),
  topic(
    'What a winter coat is made of',
    "what's a good winter coat made of, wool content coat, coat material, warm coat",
    'A good winter coat has at least 70 to 80 % wool, some polyamide for strength, a dense weave of 400 grams and more per metre, and a lining. Cashmere adds softness, not durability; down is warmer at less weight and worse in rain.',
  ),
  topic(
    'Linen sizes and shrinking',
    'should I buy a size up in linen, does linen shrink, does cotton shrink, pre-shrunk',
    'Unwashed linen and cotton shrink by three to five per cent in the first warm wash, mostly in length. Washed or pre-shrunk pieces hardly do, so buy your size; leave a finger of sleeve in raw ones.',
  ),
  topic(
    'Festival and outdoor concerts',
    'festival outfit rules, outdoor concert, muddy festival',
    'For a festival think of feet and weather first: worn-in boots, layers, a light rain shell, a bag that closes across the body. Denim, a cotton dress or shorts on top of that, and nothing that may not get dirty.',
  ),
  topic(
    'Hen night and birthday clothes',
    'hen do, bachelorette, stag night, birthday outfit rules',
    'Ask what is planned before you dress: walking, dancing or dinner decides the shoes. Festive is right, the person celebrated may shine most, and white is hers at a hen night.',
  ),
  topic(
    'Engagement and rehearsal dinner',
    'engagement party, rehearsal dinner, bridal shower dress',
    'One step below the wedding: a day dress, a blouse with good trousers, or a jacket without tie. Keep white for the couple, and look at the place on the invitation.',
  ),
  topic(
    'Mother of the bride or groom',
    'mother of the bride, wedding party, parents of the couple',
    'The mothers agree on length and formality with each other and on colors with the couple; they need not match. A dress with a jacket or a fine suit, in a color that is neither white nor that of the bridesmaids.',
  ),
  topic(
    'What a teenager or child wears to a wedding',
    'teenager wedding, children at a wedding, kids wedding clothes',
    'Young guests dress as guests do, one step simpler: chinos and a shirt, a plain dress, clean shoes in which they can dance. They should be able to sit and eat in it.',
  ),
  topic(
    'Dress codes of religious visits',
    'what to wear to church, mosque clothes, temple, synagogue, cover shoulders',
    'Cover shoulders, upper arms and knees, take quiet colors and shoes that come off easily, and carry a scarf for the hair where that is asked for. A mosque wants loose, long clothes, a synagogue a covered head for men.',
  ),
  topic(
    'Dressing for the doctor or hospital',
    'doctor appointment clothes, hospital visit, blood test',
    'Wear what opens easily: a shirt or cardigan, trousers without a complicated waist, slip-on shoes, little jewelry. Short or loose sleeves for blood tests.',
  ),
  topic(
    'Passport and headshot photos',
    'passport photo, headshot, linkedin photo, profile picture clothes',
    'Plain, medium to dark colors with a clear neckline stand out from a pale wall; avoid fine stripes, which flicker, and white on white. Check collar and lint, and wear what you would wear on the day you are met.',
  ),
  topic(
    'Removing hats indoors',
    'hat indoors, take off hat, hat etiquette, cap at the table',
    'Caps and brimmed hats come off indoors, at table, in church and for anthems; a fascinator or small dress hat worn with a dress may stay. Carry it in the hand with the lining inwards.',
  ),
  topic(
    'Coat on or off',
    'coat indoors, take coat off, gloves shaking hands',
    'Take the coat off when you stay, and before a greeting in a room; open it at least in shops. Gloves come off to shake hands.',
  ),
  topic(
    'Perfume and clothes',
    'perfume stain, spray perfume on clothes',
    'Spray perfume on skin, before dressing: on silk and pale cloth it leaves rings, on pearls and leather it takes the shine. Wool and scarves hold scent for weeks, so let it be one you like.',
  ),
  topic(
    'Dressing for long drives',
    'road trip clothes, driving shoes, long car ride',
    'For long drives take what does not crease or press: knit, jersey, a soft waist, thin soles that feel the pedal, sunglasses. A layer within reach is worth more than a thick coat under the belt.',
  ),
  topic(
    'Cycling in normal clothes',
    'cycle in a skirt, bike in a suit, bike commute clothes',
    'On a bicycle wear stretch, a jacket that covers the back, and shoes with grip; wide hems want a clip and long coats a split. Wool jackets in the pannier arrive uncreased when rolled.',
  ),
  topic(
    'Standing out of the office by color',
    'color at work, bright colors office, boring office clothes',
    'Keep the frame neutral, navy, grey, camel, and put one color near the face: blouse, knit, scarf or tie. Deep tones such as burgundy, forest and teal look serious and alive.',
  ),
  topic(
    'Dressing on a small budget',
    'look expensive on a budget, look good cheaply, cheap but stylish, little money',
    'Fit, pressed cloth, clean shoes and few colors look more expensive than any label. Spend on shoes and coat, buy the rest second hand, change plastic buttons, shave off pills and remove sewn-on logos.',
  ),
  topic(
    'Dressing when working from home',
    'wfh clothes, home office outfit, working from home',
    'Soft waist and a top that is fit to be seen: a knit polo, fine sweater or blouse in a clear mid-tone. A third piece on the chair makes a call businesslike, and real shoes change how one sits.',
  ),
  topic(
    'Clothes for grown-up ages',
    'clothes for a sixty year old, over 60, fifties style, dressing older',
    'At every age what fits and is in good condition looks best; later often finer cloth, clear collars near the face, real color instead of much black, and shoes in which you walk well. Nothing is forbidden.',
  ),
  topic(
    'Silver or gold for your skin',
    'silver or gold undertone, which metal suits me, jewelry metal skin tone',
    'Cool, rosy skin is flattered by silver and white gold, warm, golden skin by yellow gold and copper, neutral skin by both. Look at the inside of the wrist in daylight; and wear what you love beside it.',
  ),
  topic(
    'Ties: color and pattern',
    'what tie with a navy suit, tie color, tie pattern, tie with white shirt, which tie',
    'A tie is darker than the shirt and repeats or deepens a color of it: navy, burgundy and forest go with white and light blue shirts and with grey and navy suits. One pattern large, one small, one plain.',
  ),
  topic(
    'Jewelry with a black dress',
    'what jewelry with a black dress, necklace with black dress, accessorise',
    'Black takes everything: pearls and studs are classic, gold warms, silver and crystal cool. Choose one place, ears or neck or wrist, and let the neckline decide.',
  ),
  topic(
    'Hosiery and heel colors',
    'nude shoes, black tights with color, tights with boots, tights with a dress',
    'Black opaque tights continue a dark dress into dark shoes and look warm with boots; skin-tone sheers disappear. Colored tights want shoes of the same depth, and pale shoes with dark tights cut the leg.',
  ),
  topic(
    'Fabrics that do not crease',
    'what fabric does not crease, wrinkle free, crease resistant, non iron',
    'Wool, jersey, crepe, polyester and everything knitted or pleated crease little and hang out overnight; linen, viscose and thin cotton crease most. Tightly twisted travel wool is the best of both.',
  ),
  topic(
    'Shoes that are too big',
    'shoes are too big, heel slips, loose shoes, shoes too wide',
    'A loose shoe is filled from inside: a full insole, a half sole at the ball, a heel grip, thicker socks. Half a size can be lost that way; with more the foot slides and the shoe breaks in the wrong place, so pass it on.',
  ),
  topic(
    'Too long, too short, too big',
    'sleeves too long, dress too short, trousers too long, sweater sleeves too long, jacket too big, make clothes smaller, what can a tailor do',
    'Too long is simple: sleeves and hems are shortened in an hour, knitted cuffs are turned up or worn over the hand. Too short can be let out as far as there is cloth in the hem, lengthened with a band or lace, or worn over trousers or tights. A tailor takes in waist and side seams; shoulders are hardly worth it.',
  ),
  topic(
    'Dressing well as a man',
    'how to dress well as a man, mens style basics, look better men, men should wear',
    'Fit first: shoulders that sit, trousers of the right length. Then few colors, navy, grey, white, olive, brown, good shoes and a clean belt; a knit or jacket as third piece. One step better dressed than the place asks is never wrong.',
  ),
  topic(
    'Colors that wake the face',
    'colors make me look less tired, look fresh, colors near the face, washed out',
    'A clear medium tone near the face, such as blue, soft red, teal or cream, throws light back; mustard, beige and black can shade tired eyes. Try it at a window in daylight, and let a scarf or an open collar do the work.',
  ),
  topic(
    'Wool in summer, cotton in winter',
    'is wool good in summer, does cotton keep you warm, tropical wool, warm cotton',
    'Thin open wool is a fine summer cloth: it takes up moisture, dries and does not crease. Cotton warms only while it is dry and thick; damp, it cools, so in the cold wear it outside and wool next to the skin.',
  ),
  topic(
    'How long shoes last',
    'how long do good shoes last, lifetime of shoes, when to replace shoes, when to replace clothes',
    'Well-made leather shoes with a stitched sole last ten years and more with trees, cream, rest days and new soles; glued ones two or three seasons. Sneakers end when the sole is flat or the heel lining is through; running shoes after 600 to 800 kilometres.',
  ),
  topic(
    'How many shirts and shoes',
    'how many shirts does a man need, how many pairs of shoes, how many jeans, how many suits, how many coats',
    'For an office week seven to ten shirts or blouses, two or three pairs of trousers or skirts and two pairs of shoes in turn; one suit for occasions, two for daily wear; a warm coat and one for rain.',
  ),
];
