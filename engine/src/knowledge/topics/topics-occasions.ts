import { type Topic, topic } from './topic.ts';

export const occasionTopics: readonly Topic[] = [
  topic(
    'Job interview',
    'interview, application, hiring, first impression',
    'For a job interview dress one step above what people wear there every day. Clean, pressed, quiet: a jacket or blazer, a plain shirt or blouse, closed shoes. Try it on sitting down the day before, so that nothing pulls or needs attention.',
  ),
  topic(
    'Interview at a startup',
    'startup interview, tech company, casual office interview',
    'At a startup a full suit can look like a costume: take dark jeans or chinos, a shirt or fine knit, a blazer if you like, and clean sneakers or loafers. One step smarter than the team is the aim.',
  ),
  topic(
    'Interview in finance or law',
    'bank interview, law firm interview, consulting interview',
    'In banks, law and consulting wear a navy or charcoal suit with a plain shirt and, usually, a tie, or a tailored dress with a jacket. Polished black or dark brown shoes, and no pattern that is remembered before you are.',
  ),
  topic(
    'Creative job interview',
    'design agency, fashion job, portfolio',
    'For a creative job show taste in one place: an unusual color, a good cut, one interesting accessory, over a simple base. Looking as if you had made decisions is the point.',
  ),
  topic(
    'First day at work',
    'new job, first week, onboarding',
    'On the first day wear what you wore to the interview or half a step less, and look at what the others wear. Comfortable shoes matter more than on any other day: you will be shown around.',
  ),
  topic(
    'Presentation',
    'public speaking, talk, keynote, stage',
    'For a talk choose one solid color near your face that differs from the backdrop, a jacket that closes, and shoes you can stand in. Avoid fine patterns, jingling jewelry and pockets full of things.',
  ),
  topic(
    'Business trip',
    'work travel, conference, client visit',
    'For a business trip let one jacket serve everything: two pairs of trousers, a shirt a day or three that wash overnight, one pair of shoes for walking and one for the meeting. Keep to two base colors.',
  ),
  topic(
    'Conference',
    'trade fair, networking event',
    'At a conference wear layers, because halls are cold and corridors are not, shoes for ten thousand steps, and something with a pocket or lapel for the badge. Smart casual is right nearly everywhere.',
  ),
  topic(
    'Wedding guest',
    'wedding, guest dress, what to wear to a wedding',
    'As a wedding guest follow the invitation; without a word on it, a cocktail dress or a suit is right. Leave white and ivory to the bride, go easy on black by day, and bring shoes you can dance in.',
  ),
  topic(
    'Winter wedding',
    'wedding in winter, cold wedding guest',
    'For a winter wedding take richer cloth: velvet, heavy crepe or wool, long sleeves or a long hem, deep colors such as emerald, burgundy and navy. A good wool coat is part of the outfit, and thin thermal layers do not show. White stays with the bride.',
  ),
  topic(
    'Summer wedding',
    'hot wedding, wedding in summer, outdoor wedding',
    'For a summer wedding choose linen, cotton or light wool in paler colors, an unlined jacket, or a dress that moves. Block heels or flats for grass, a hat or fan for the sun, a wrap for the evening.',
  ),
  topic(
    'Civil wedding',
    'registry office, city hall wedding',
    'At a registry office people dress a little lighter than in church: a midi dress, a jumpsuit, or a suit with an open collar. If a feast follows, dress for the feast.',
  ),
  topic(
    'First date',
    'date night, dinner date, romantic',
    'For a first date wear what you feel like yourself in, one notch better: a well-fitting knit or shirt, dark jeans or a simple dress, clean shoes. Nothing new that might pinch, and one detail worth a comment.',
  ),
  topic(
    'Birthday party',
    'house party, celebration',
    'For a birthday party a good shirt or top with some color or shine over simple trousers or a skirt is always right. Ask how many people and whether there will be dancing; that decides the shoes.',
  ),
  topic(
    'Night out',
    'club, bar, dancing, clubbing',
    'For a night out build on dark basics and add one thing that catches light: satin, leather, metal, a bright lip of color. Shoes you can dance in; a small bag that crosses the body.',
  ),
  topic(
    'Christmas party',
    'office party, holiday party, new year',
    'At an office Christmas party dress as for a good dinner with one festive touch, such as velvet, satin, deep green or red. You will meet the same people on Monday, so stay one step on the safe side.',
  ),
  topic(
    'Baby shower and christening',
    'baptism, communion, family celebration',
    "For family celebrations by day a soft color, a day dress or a blazer with chinos is right. Choose cloth that forgives children's hands.",
  ),
  topic(
    'Meeting the parents',
    'parents in law, family dinner',
    'When meeting the parents look neat and at ease: a knit or shirt without slogans, whole trousers or a calm dress, clean shoes. Good socks, in case shoes come off at the door.',
  ),
  topic(
    'Brunch',
    'breakfast out, coffee with friends, lunch',
    'Brunch is relaxed daylight: jeans or a midi skirt, a good knit or a striped tee, flats or sneakers, and a layer over the shoulders. Textures look better by day than shine.',
  ),
  topic(
    'Gym',
    'workout, training, fitness, sport clothes',
    'For the gym take quick-drying tops, leggings, shorts or joggers that stay put, and shoes for the kind of training: cushioned for running, flat and firm for weights. Cotton is fine for a light session and heavy when wet.',
  ),
  topic(
    'Running clothes',
    'jogging, run, marathon',
    'For running dress as if it were about ten degrees Celsius warmer than it is. A thin wicking layer, a wind layer below ten degrees, and seams that do not rub; change shoes after some 600 to 800 kilometres.',
  ),
  topic(
    'Yoga clothes',
    'pilates, stretching',
    'For yoga choose stretchy, close-fitting layers that stay in place upside down, and bare feet. A loose warm layer for the beginning and the rest at the end is worth carrying.',
  ),
  topic(
    'Hiking clothes',
    'hike, trekking, mountains, walk in the woods',
    'For hiking wear layers: a wicking base, a fleece or light down, a shell against wind and rain. Boots that are broken in, wool socks, and no denim or cotton next to the skin, which stay wet and cold.',
  ),
  topic(
    'Skiing and snow',
    'ski trip, snow holiday',
    'In snow stay dry from inside and outside: wool or synthetic base, warm middle, waterproof shell. One pair of proper socks is warmer than two that squeeze; bring spare gloves.',
  ),
  topic(
    'Cycling to work',
    'commute by bike, bicycle',
    'For cycling to work choose stretch or pleats that give at the knee, a jacket longer at the back, and keep the dress shoes at the office. A clip or narrow hem keeps the trousers off the chain.',
  ),
  topic(
    'Moving from office to evening',
    'desk to dinner, day to night',
    'To go from office to evening change three small things: shoes, jewelry or tie, and the layer on top. A dark dress or trousers with a silky top under a blazer needs nothing else.',
  ),
  topic(
    'Photo shoot',
    'portrait, family photos, photos',
    'For photographs wear solid colors with some texture, agree on a palette of two or three tones instead of matching outfits, and avoid fine stripes and big logos. Iron everything: cameras are merciless with creases.',
  ),
  topic(
    'Court appearance',
    'judge, hearing, tribunal',
    'For court dress conservatively and quietly: a dark suit or plain dress with a jacket, closed shoes, little jewelry. The aim is that nobody remembers your clothes.',
  ),
];
