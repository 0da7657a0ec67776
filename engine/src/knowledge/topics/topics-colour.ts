import { type Topic, topic } from './topic.ts';

export const colourTopics: readonly Topic[] = [
  topic(
    'Neutrals',
    'neutral colors, base colors, what goes with everything',
    'Black, white, grey, navy, beige, camel and brown count as neutrals: they go with one another and with nearly any color. A wardrobe that is two thirds neutral combines itself.',
  ),
  topic(
    'Accent colors',
    'pop of color, bright color, statement color',
    'One accent per outfit is the safe rule: a bright piece among neutrals leads the eye to where you want it. Repeat it once in something small and it looks meant.',
  ),
  topic(
    'Tonal outfits',
    'monochrome, one color, head to toe, tone on tone',
    'An outfit in one color lives from differences in lightness and texture: keep the pieces at least two visible steps apart, and mix smooth with rough. It also draws one long line.',
  ),
  topic(
    'Contrast',
    'light and dark, high contrast, low contrast',
    'Strong contrast in lightness, such as white with navy, looks crisp and formal; little contrast, such as beige with cream, looks soft. The eye goes to the strongest edge, so put it where you like to be looked at.',
  ),
  topic(
    'Complementary colors',
    'opposite colors, color wheel',
    'Opposites on the color wheel, such as blue and orange, make each other glow. Let one lead and keep the other small or muted: navy with rust is the grown-up version.',
  ),
  topic(
    'Analogous colors',
    'neighbouring colors, similar hues',
    'Neighbours on the wheel, such as blue, teal and green, are calm together. They need a difference in lightness, else they blur.',
  ),
  topic(
    'Three color rule',
    'how many colors, sixty thirty ten, 60 30 10, 60-30-10 rule',
    'A useful measure is about 60 % of a main color, 30 % of a second and 10 % of an accent. More than three colors want a pattern that contains them all.',
  ),
  topic(
    'Navy and black',
    'wear navy with black, black and navy together',
    'Navy and black go together when they are clearly two: a navy that is visibly blue, different textures, or a light piece between them. Very dark navy beside black looks like a mistake.',
  ),
  topic(
    'Brown and black',
    'wear brown with black, black and brown together',
    'Brown and black work when the brown is light enough to be seen as brown, such as tan or camel, or when both appear twice. Dark brown leather with black trousers is the combination that looks accidental.',
  ),
  topic(
    'Navy and brown',
    'brown shoes navy suit, navy with brown',
    'Navy with brown is a classic of menswear and far beyond: warm leather against cool cloth. Tan is relaxed, dark brown is more formal.',
  ),
  topic(
    'Brown shoes with a grey suit',
    'grey suit shoes, brown and grey',
    'Yes, brown shoes work well with a grey suit: mid brown with light or mid grey, dark brown or oxblood with charcoal. Black stays the more formal choice with charcoal.',
  ),
  topic(
    'Red and pink',
    'pink with red',
    'Red and pink are neighbours and look deliberate together when both are clear and differ in lightness. Keep everything else quiet, or let one of them be small.',
  ),
  topic(
    'Blue and green',
    'blue with green',
    'Blue and green go together more easily than the old rule says: navy with forest or olive is safe, and bright versions want a neutral between them.',
  ),
  topic(
    'Denim on denim',
    'double denim, canadian tuxedo',
    'Double denim works with two clearly different washes, the darker one usually below, and something that is not denim between or beside them: a white tee, brown leather.',
  ),
  topic(
    'All black',
    'black outfit, black head to toe',
    'All black needs texture to be alive: leather, wool, satin and knit take light differently. Keep the blacks equally deep, since faded black beside new black shows.',
  ),
  topic(
    'All white',
    'white outfit, white head to toe',
    'White on white looks best when the whites are either clearly the same or clearly different, such as white with cream. Check that cloth is opaque in daylight.',
  ),
  topic(
    'Beige and camel',
    'wear camel, beige with what',
    'Camel and beige are warm neutrals: with navy, white, burgundy and black they look rich, with each other soft. Near a pale face a scarf in a stronger tone helps.',
  ),
  topic(
    'Burgundy',
    'wine red, maroon, bordeaux, what goes with burgundy',
    'Burgundy goes with navy, grey, camel, cream and forest green; denim makes it casual. It behaves almost like a neutral in the cold months.',
  ),
  topic(
    'Olive green',
    'khaki green, army green, what goes with olive',
    'Olive behaves like a neutral: it goes with white, cream, navy, denim, tan, rust and black. With bright primary colors it looks dull, so take their muted versions.',
  ),
  topic(
    'Pastels',
    'pale colors, baby blue, light pink, mint',
    'Pastels look fresh with white, pale grey and denim, and grown-up with navy or charcoal. Two pastels of equal lightness go together easily.',
  ),
  topic(
    'Jewel tones',
    'emerald, sapphire, ruby, amethyst',
    'Jewel tones are deep and saturated: emerald, sapphire, ruby, amethyst. Set them off with black, navy, charcoal or cream, and take one at a time unless in a print.',
  ),
  topic(
    'Earth tones',
    'rust, terracotta, ochre, brown tones',
    'Earth tones such as rust, ochre, olive and brown belong together because all are warm and muted. Cream keeps them light, navy gives them an edge.',
  ),
  topic(
    'Autumn colors',
    'fall colors, colors for autumn, autumn palette',
    'Autumn suits rust, camel, olive, burgundy, mustard, chocolate brown and forest green, with cream or navy beside them. Rough cloth such as tweed, corduroy and wool makes them richer.',
  ),
  topic(
    'Spring colors',
    'colors for spring',
    'Spring suits clear light colors: sky blue, mint, soft pink, pale yellow, with white, stone and light denim. Lighter shoes change the season faster than anything else.',
  ),
  topic(
    'Summer colors',
    'colors for summer',
    'Summer suits white, sand, sky blue, coral and clear greens. Pale cloth reflects the sun and shows sweat less than mid grey or light blue.',
  ),
  topic(
    'Winter colors',
    'colors for winter',
    'Winter suits deep colors such as navy, charcoal, burgundy, bottle green and black, lifted by white, cream or icy blue. A bright scarf does the work of a whole outfit.',
  ),
  topic(
    'Warm and cool undertone',
    'skin undertone, how to tell whether my skin is warm or cool, seasonal color analysis, which colors suit me',
    'Hold a pure white and a cream cloth to your face by daylight: if cream looks better your coloring leans warm, if white does it leans cool. The veins inside the wrist hint at it too: greenish is warm, bluish cool; and gold flatters warm skin, silver cool. Warm coloring likes camel, rust and olive; cool coloring likes navy, berry and icy tones. What you like counts more; a color beside the face matters most.',
  ),
  topic(
    'Metals',
    'gold or silver, mixing metals, jewelry metals',
    'Mixing gold and silver is fine when it looks meant: repeat each at least once, or wear one piece that contains both. Buckles and watch count as metals too.',
  ),
  topic(
    'Mixing patterns',
    'pattern mixing, stripes and checks, floral and stripes, two prints',
    'To mix patterns vary the scale, one large and one small, and let them share a color. A plain piece between them calms everything; two patterns of the same size compete.',
  ),
  topic(
    'Stripes',
    'breton, striped, horizontal stripes',
    'Stripes act almost like a neutral. Fine stripes are formal, broad ones casual; across they carry the eye sideways, along they carry it up.',
  ),
  topic(
    'Checks',
    'plaid, tartan, gingham, checked, glen check',
    'Small, low-contrast checks read as texture and go to the office; large, bright ones are casual. Pick a color from the check for the plain piece beside it.',
  ),
  topic(
    'Florals',
    'floral print, flowers',
    'Florals on a dark ground work all year; small pale ones belong to warm days. Take the quietest color of the print for shoes or jacket.',
  ),
  topic(
    'Animal print',
    'leopard, zebra, snake print',
    'Treat leopard like a warm brown neutral: one piece with black, camel, denim or red. It is enough in a shoe, belt or scarf.',
  ),
  topic(
    'Colors for the office',
    'office colors, professional colors',
    'Navy, charcoal, mid grey, white and pale blue read as calm and competent; burgundy, forest green and camel add warmth without noise. Keep neon for the weekend.',
  ),
  topic(
    'Fading black clothes',
    'keep black black, faded black',
    'Wash black clothes cold, inside out, with liquid detergent for darks and without overfilling, and dry them away from the sun. A textile dye for darks brings a faded pair back.',
  ),
];
