import { type Topic, topic } from './topic.ts';

export const styleTopics: readonly Topic[] = [
  topic(
    'Capsule wardrobe',
    'capsule, minimal wardrobe, few clothes',
    'A capsule wardrobe is a small set of pieces, often thirty to forty, chosen so that nearly all of them combine. Build it from two or three base colors, one or two accents, two tops for each bottom, and shoes for plain and for dressed days.',
  ),
  topic(
    'Minimalist style',
    'minimalism fashion, clean look',
    'Minimalist dress lives from cut and cloth: few colors, no visible logos, one idea at a time. As nothing distracts, fit and condition have to be right.',
  ),
  topic(
    'Classic style',
    'timeless, preppy, old money, quiet luxury',
    'Classic dress stays with shapes that have looked right for decades: navy blazer, trench, white shirt, straight trousers, loafers. Season shows in the cloth, not in the color.',
  ),
  topic(
    'Streetwear',
    'urban style, sneakerhead',
    'Streetwear combines sport and work clothes with volume: hoodie, cargo, sneakers, cap. Keep proportions under control: one wide piece, one statement, the rest plain.',
  ),
  topic(
    'Bohemian style',
    'boho',
    'Bohemian dress layers prints, embroidery, suede and flowing shapes in earth tones. One color through all the prints keeps it together.',
  ),
  topic(
    'Edgy style',
    'rock, punk, biker look',
    'Edgy dress puts hard against soft: leather, boots and metal with a slip skirt or fine knit. Mostly black, one deliberate break.',
  ),
  topic(
    'Romantic style',
    'feminine, soft look',
    'Romantic dress likes soft lines, drape, lace, small prints and powdery colors. A masculine shoe or a blazer keeps it from becoming sweet.',
  ),
  topic(
    'Vintage clothes',
    'second hand, thrift, retro',
    'With vintage wear one piece from a decade at a time and keep hair, shoes and the rest of today. Check seams, armholes and smell before buying; sizes run two smaller than now.',
  ),
  topic(
    'Dressing up jeans',
    'jeans smart, jeans with blazer',
    'Dark, whole jeans become smart with a blazer or fine knit, a belt and leather shoes. The further the top goes up, the plainer the jeans should be.',
  ),
  topic(
    'Statement pieces',
    'statement, bold piece',
    'One statement is a sentence, three are noise. Build everything around it from plain pieces that repeat one of its colors.',
  ),
  topic(
    'Texture',
    'mixing textures, fabric mix',
    'When colors are quiet let textures differ: smooth with rough, matt with shiny, thin with thick. Two steps apart is enough to be seen.',
  ),
  topic(
    'Cost per wear',
    'is it worth the price, expensive clothes, investment piece',
    'Divide price by the number of wears you honestly expect: a coat for 300 worn 150 times costs less than a top for 30 worn twice. Spend on what touches ground and weather: shoes, coats, bags.',
  ),
  topic(
    'Decluttering',
    'sort out, get rid of clothes, donate',
    'Take out what you have not worn for a year, what does not fit now, and what you always take off again. Keep a maybe box with a date; what you do not miss by then can go.',
  ),
  topic(
    'Shopping list',
    'what to buy, impulse buying, shopping advice',
    'Before buying name three things in your wardrobe it goes with and three occasions in the next month. If it needs something else to work, it is not a gap, it is a new one.',
  ),
  topic(
    'Sales',
    'shopping in sales, discount',
    'In a sale buy what was on your list before, in your size now. A discount on something you will not wear is the whole price.',
  ),
  topic(
    'Essential wardrobe pieces',
    'basics, staples, must have, wardrobe essentials',
    'Useful basics are a white shirt, plain tees, a fine knit, dark jeans, tailored trousers, a blazer, a trench or coat, clean sneakers, leather shoes or boots, and a belt. Choose those your days really need.',
  ),
  topic(
    'White shirt',
    'white shirt outfits, style white shirt',
    'A white shirt works under a blazer, open over a tee, tucked into jeans or skirt, under a crew-neck knit with the collar out. It must be white: replace it when it turns grey.',
  ),
  topic(
    'Little black dress',
    'lbd, black dress outfits',
    'A black dress changes with what stands beside it: sneakers and denim jacket by day, blazer and loafers for work, heels and jewelry at night. A simple cut carries most.',
  ),
  topic(
    'Blazer outfits',
    'how to wear a blazer',
    'A blazer sharpens whatever is below: jeans and tee, a slip dress, tailored shorts. Oversized ones want narrow legs or a belt; sleeves pushed up make it casual.',
  ),
  topic(
    'Trench coat',
    'how to wear a trench',
    'A trench goes over everything from suit to hoodie. Tie the belt instead of buckling it, or tie it at the back; the hem should end at or below the knee.',
  ),
  topic(
    'Leather jacket outfits',
    'biker jacket outfits',
    'A leather jacket is the counterpart to softness: dresses, fine knits, wool trousers. With jeans and boots keep the rest plain, or it becomes a uniform.',
  ),
  topic(
    'Turtleneck',
    'roll neck outfits',
    'A fine turtleneck replaces shirt and scarf under a blazer or coat; a chunky one is a garment of its own over narrow trousers. It frames the face, so its color matters.',
  ),
  topic(
    'Midi skirt',
    'midi skirt outfits',
    'With a midi skirt keep the upper half short or tucked in, and choose shoes that show the ankle or a boot that disappears under the hem.',
  ),
  topic(
    'Wide-leg trousers',
    'wide trousers outfits, palazzo',
    'Wide trousers want a neat or tucked-in top and a hem that nearly reaches the floor; a slim sole or a heel keeps them from dragging.',
  ),
  topic(
    'Hoodie',
    'hoodie smart, style a hoodie',
    'A plain hoodie grows up under a wool coat or denim jacket, with straight trousers and clean sneakers. Cord and hood lie flat under the collar.',
  ),
  topic(
    'Shorts',
    'shorts for grown ups, shorts length',
    'Shorts look considered when they end a hand above the knee, in cotton or linen with a crease, with a shirt or polo and a shoe of leather or canvas. Offices are usually not the place.',
  ),
  topic(
    'Cardigan',
    'cardigan outfits',
    'A cardigan is a soft jacket: closed and tucked it is a top, open over a shirt it replaces the blazer. Leave the last button open.',
  ),
  topic(
    'Polo shirt',
    'polo outfits',
    'A polo sits between tee and shirt: knitted ones under a blazer, pique ones with chinos. The hem may hang out if it is straight, the collar stays down.',
  ),
  topic(
    'Jumpsuit',
    'jumpsuit outfits',
    'A jumpsuit wants the right trunk length: sit down in it before buying. A belt gives it a waist, a blazer makes it formal, sneakers make it easy.',
  ),
  topic(
    'Logos',
    'brand logos, visible logo',
    'One visible logo is an accent, two are an advertisement. Small and tonal ones age better.',
  ),
  topic(
    'Age and clothes',
    'dress my age, over fifty, too young',
    'There is no age for a garment; there is fit, quality and how you feel. Changing one thing a year towards better cloth beats following rules about decades.',
  ),
  topic(
    'Body and clothes',
    'my body, body shape, am I fat, look slimmer, big belly, dress for my figure',
    "I don't judge bodies, I can talk about what clothes do: straight seams, open necklines, one color from shoulder to hem and a good fit at the shoulder draw long calm lines. The size on the label says nothing; take the one that hangs without pulling.",
  ),
  topic(
    'Dressing during pregnancy',
    'maternity, bump',
    'Choose stretch, wraps, empire seams and open layers, and buy few real maternity pieces: trousers, a dress, tights. Color beside the face and good shoes carry the rest.',
  ),
  topic(
    'Adaptive clothes',
    'wheelchair, limited mobility, easy fastening',
    'When sitting most of the day choose a higher back rise, stretch, jackets that end at the hip, and magnets or zips instead of small buttons. Cloth that does not crease under you looks fresh longest.',
  ),
  topic(
    'Gender-neutral dressing',
    'unisex, androgynous',
    'Gender-neutral dress builds on straight cuts, shirts, knits, wide trousers and boots; buy by measurements of the shoulder and hip, not by department.',
  ),
  topic(
    'Trends',
    'fashion trends, what is in fashion, trend this season, trendy now',
    "I hold no list of this week's trends. A trend is worth following when it agrees with something you wear already: take it in one piece, in color or in shape, not both.",
  ),
  topic(
    'Outfit formulas',
    'easy outfits, no idea what to wear, outfit idea formula',
    'Formulas that always work: straight trousers, fine knit, loafers; dark jeans, white shirt, blazer; midi dress, boots, denim jacket; tee, wide trousers, sneakers, coat. Change one part at a time.',
  ),
  topic(
    'Third piece',
    'finish an outfit, complete the look',
    'Two pieces are clothes, a third makes an outfit: a jacket, a scarf, a belt, a knit over the shoulders. It should add a color or a texture that is not there yet.',
  ),
];
