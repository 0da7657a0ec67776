import { type Topic, topic } from './topic.ts';

export const seasonAndTravelTopics: readonly Topic[] = [
  topic(
    'Layering',
    'layers, cold weather layering, how to layer',
    'Layer thin to thick: a base that carries moisture away, a middle that holds air, such as wool, fleece or light down, and an outer shell against wind and rain. Each layer is a little longer or looser than the one below, and one can come off indoors.',
  ),
  topic(
    'Spring transition',
    'between seasons, changing weather, transitional',
    'Between seasons think in three light layers instead of one heavy one: tee, knit or overshirt, trench or light jacket. A thin scarf is worth five degrees.',
  ),
  topic(
    'Autumn dressing',
    'fall outfit, autumn clothes',
    'Autumn is the season of texture: corduroy, flannel, tweed, suede, knit. Start with a jacket over a shirt and add a scarf, then a coat, as the weeks go.',
  ),
  topic(
    'Humid weather',
    'tropics, humidity, muggy',
    'In humidity avoid what clings: loose linen, viscose and open weaves, in prints or very light or dark colors that do not show sweat. Two shirts a day beat one good one.',
  ),
  topic(
    'What temperature for a coat',
    'when do I need a coat, jacket temperature',
    'Rough guide for walking: above 20 degrees no jacket, 15 to 20 a light layer, 10 to 15 a jacket or trench, 3 to 10 a wool coat, below that a lined or down coat with hat and gloves. Wind and rain shift it by one step.',
  ),
  topic(
    'Packing light',
    'carry on only, minimal packing, packing list',
    'To pack light choose two base colors and one accent, count one top per day up to five, one bottom for every three days, two pairs of shoes, and wear the heaviest. Everything should go with everything.',
  ),
  topic(
    'Packing a suit',
    'suit without creases, pack jacket, travel suit',
    "Turn the jacket's shoulders inside out, put one into the other, fold once lengthwise and roll it around soft knits, or lay it flat in a cleaner's bag between tissue. Hang it in the bathroom on arrival and let steam do the rest.",
  ),
  topic(
    'Rolling or folding',
    'packing cubes, roll clothes, save space',
    'Roll tees, knits and jeans, fold shirts and tailoring around them, fill shoes with socks. Packing cubes do not save space, they save searching.',
  ),
  topic(
    'Long flights',
    'plane outfit, what to wear on a plane, flight',
    'On a long flight wear layers, a waist that gives, natural fibers next to the skin, shoes that come off easily and socks: feet swell and cabins cool. A large scarf is blanket and pillow.',
  ),
  topic(
    'City trip',
    'weekend trip, sightseeing',
    'For a city weekend take shoes for ten kilometres a day, one pair of dark trousers that passes for dinner, two or three tops, a knit, and a coat suited to the forecast. A crossbody bag keeps hands free.',
  ),
  topic(
    'Beach holiday',
    'beach, seaside, resort',
    'For the beach: two swimsuits so that one can dry, a linen shirt or dress as cover, shorts, flat sandals, a hat and sunglasses. One pair of light trousers for dinner.',
  ),
  topic(
    'Safari and desert',
    'desert, safari',
    'In desert and bush wear loose long sleeves and trousers in sand colors; they protect from sun, insects and cold nights. Closed boots, a brimmed hat, a scarf against dust.',
  ),
  topic(
    'Camping',
    'camp, outdoor weekend',
    'For camping pack a dry set for the night that you never wear by day, wool socks, a fleece, a shell and a hat. Shoes with grip, and sandals for the camp.',
  ),
  topic(
    'Cruise',
    'cruise ship dress code',
    'On a cruise days are casual and evenings smart casual, with one or two formal nights for a suit or cocktail dress. A wrap for decks and air conditioning.',
  ),
  topic(
    'Travel to conservative countries',
    'modest clothes, middle east clothes',
    'Where dress is conservative cover shoulders and knees, choose loose cuts, and carry a light scarf. Look at what local people of your age wear in offices and follow them.',
  ),
  topic(
    'Laundry on the road',
    'wash while travelling',
    'Wash small things in the basin at night, roll them hard in a towel, hang them up: merino and synthetics are dry by morning, cotton is not. Dark colors forgive most.',
  ),
  topic(
    'Sun protection',
    'UV clothes, sun hat',
    'Dense, dark or dry cloth keeps out more sun than pale, wet or thin cloth. A brim of seven centimetres and long loose sleeves do more than any cream you forget to renew.',
  ),
  topic(
    'Changing the wardrobe with the season',
    'seasonal switch, rotate wardrobe',
    'At the change of season wash and put away what rests, mend what needs it, and try on what comes out. What you were glad to put away may leave for good.',
  ),
];
