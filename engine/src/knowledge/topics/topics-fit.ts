import { type Topic, topic } from './topic.ts';

export const fitTopics: readonly Topic[] = [
  topic(
    'How a blazer should fit',
    'jacket fit, suit jacket shoulders, blazer shoulder, shoulder seam, where should a shoulder seam sit',
    'The shoulder seam of a blazer ends at the edge of your own shoulder, without a dent below or a bulge above; it is the one thing a tailor can hardly change. Closed, a flat hand fits between button and shirt, the collar touches the neck, and a finger of shirt cuff shows.',
  ),
  topic(
    'How a suit should fit',
    'suit tailoring, suit too big',
    'In a suit look at the shoulders first, then the collar, then length: the jacket covers the seat, the sleeve ends at the wrist bone, the trousers break once or not at all. Waist and length are easy for a tailor, shoulders are not.',
  ),
  topic(
    'How a shirt should fit',
    'dress shirt fit, shirt size, collar fit',
    'A shirt fits when two fingers go between collar and neck, the seam sits at the shoulder, the cuff ends at the base of the thumb, and the buttons close without pulling. A few centimetres of spare cloth at the waist are enough.',
  ),
  topic(
    'How trousers should fit',
    'pants fit, trouser waist, seat',
    'Trousers fit when the waist stays up without a belt, the pockets lie flat and no lines pull from the crotch. The waist can be taken in or let out by about four centimetres; the seat and rise can hardly be changed.',
  ),
  topic(
    'Where trousers should end',
    'trouser length, how long should trousers be, pants length, hem, break, where should pants end',
    'Trousers end where they touch the shoe: a slight break, one soft fold, is the safe length; no break looks modern and suits slim legs; cropped ones end above the ankle bone. Wide legs want to nearly reach the floor.',
  ),
  topic(
    'How jeans should fit',
    'denim fit, jeans size, stretch, tight jeans, should jeans be tight, will jeans give, do jeans stretch, new jeans tight in the waist',
    'Buy jeans snug at the waist and seat, because denim gives by up to a size there, and right in length, because it does not. With much elastane buy the size that fits at once.',
  ),
  topic(
    'How a coat should fit',
    'coat size, overcoat fit',
    'A coat must close over the thickest thing you wear below, with shoulders a finger wider than yours. Lift your arms: the hem should follow only a little. Sleeves cover the jacket cuff.',
  ),
  topic(
    'How a dress should fit',
    'dress fit, waist seam',
    'In a dress the waist seam belongs at your narrowest point or clearly above it, the bust lies flat without pulling, and you can sit and raise your arms. Straps and hems are easy to change, shoulders and bust are not.',
  ),
  topic(
    'Skirt length',
    'mini, midi, maxi, hem of skirt',
    'A hem draws a line where it ends, so let it end at a narrow place: above the knee, just below it, or at the slim part above the ankle. Mid-calf hems look longer with a heel or a boot whose shaft disappears under them.',
  ),
  topic(
    'How a t-shirt should fit',
    'tee fit',
    'A T-shirt sits right when the shoulder seam lies on the shoulder, the sleeve ends mid-way down the upper arm, and the hem reaches the middle of the fly. Heavier cotton hides more and keeps its shape.',
  ),
  topic(
    'How a sweater should fit',
    'knit fit, jumper fit, sweater size, sweater shoulders, between two sizes in a sweater',
    'A sweater should lie over a shirt without a crease, with the shoulder seam at the edge of your shoulder, ribbing at the wrist bone and the hem at the hip. Between two sizes take the one whose shoulders sit. Fine knits go under jackets, chunky ones replace them.',
  ),
  topic(
    'Oversized clothes',
    'baggy, loose fit, volume',
    'With volume on one half keep the other half closer: a wide coat over narrow trousers, wide trousers with a neat knit. Show a wrist, an ankle or the waist, so that the shape has an end.',
  ),
  topic(
    'Looking slimmer',
    'look slimmer, look thinner, slimming clothes, hide weight',
    'Cut does more than color: clothes that skim and neither cling nor stand off, shoulders that sit, and one defined line at the waist or below the bust. Dark tones in one column, an open neckline and a long open layer lengthen; shiny cloth, tight bands and breaks across the widest place do the opposite.',
  ),
  topic(
    'Tucking in',
    'french tuck, half tuck, shirt in or out',
    'Straight hems and short shirts can hang out; curved dress shirts belong inside. A half tuck at the front shows the waist and keeps the back easy; thin cloth tucks better than thick.',
  ),
  topic(
    'Rolling sleeves',
    'sleeve roll, cuffs',
    'Fold the cuff back twice its width to just below the elbow for work; one turn less looks neater with fine shirts. Under a jacket leave them down.',
  ),
  topic(
    'Balancing proportions',
    'proportion, rule of thirds, silhouette',
    'Outfits look balanced at about one third to two thirds: a short top over high trousers, or a long top over slim ones. Halves of equal length look static. These are lines of cloth; every body can wear them.',
  ),
  topic(
    'Dressing tall',
    'tall person, long legs, long arms',
    'With a lot of length use it: longer coats, cuffs, layers, a contrast at the waist, and patterns of larger scale. What matters is that sleeves and hems really reach; look for long sizes.',
  ),
  topic(
    'Broad shoulders',
    'shoulders wide, v shape',
    'To soften the line of the shoulders take raglan or set-in sleeves without padding, V-necks and volume below such as wide trousers or a flared skirt. To stress it, do the opposite.',
  ),
  topic(
    'Defining the waist',
    'belt at waist, hourglass, waist',
    'A waist appears where cloth comes in: a belt, a wrap, a tuck, a seam, or a jacket that closes there. High-rise trousers move it up and make the leg line longer.',
  ),
  topic(
    'Necklines',
    'v-neck, crew neck, boat neck, which neckline',
    'A V-neck draws the eye up and down, a boat neck sideways, a crew neck frames the face. Choose by the line you want, and let jewelry follow its shape.',
  ),
  topic(
    'Trouser rise',
    'high rise, low rise, mid rise',
    'High rise lengthens the leg and holds a tuck, mid rise suits most, low rise shortens the leg and lengthens the trunk. Take the measure from crotch to waistband of a pair you like.',
  ),
  topic(
    'Alterations worth it',
    'tailor, hemming, taking in, alterations',
    'Worth paying for: hems, sleeves without working buttons, taking in a waist, slimming a leg, new buttons. Rarely worth it: shoulders, length of a jacket, moving pockets.',
  ),
  topic(
    'Measuring yourself',
    'measurements, size chart, which size',
    'Measure over thin clothes with the tape level and not tight: chest at the widest point, waist at the narrowest, hip at the widest, inseam from crotch to floor. Compare with a garment laid flat that fits you; sizes differ from maker to maker.',
  ),
  topic(
    'Blazer buttons',
    'how many buttons to close, bottom button, three buttons',
    'The bottom button of a blazer or waistcoat stays open, always. With two buttons close the upper one, with three the middle one and the top if you like; open everything when you sit down.',
  ),
  topic(
    'Suit jacket and blazer',
    'difference between blazer and suit jacket, sport coat',
    'A suit jacket has trousers of the very same cloth and looks lost without them. A blazer stands alone: more texture, often contrast buttons or patch pockets, made for other trousers. A sport coat is the patterned, rougher relative.',
  ),
  topic(
    'Single and double breasted',
    'double breasted jacket',
    'Single-breasted jackets are the all-rounders; double-breasted ones are more formal, are worn closed, and add width at the chest. Short versions with wide trousers look current.',
  ),
  topic(
    'Waistcoat',
    'vest suit, three piece',
    'A waistcoat covers the waistband and the shirt below the jacket, and its last button stays open. Odd waistcoats in knit or tweed make a blazer warmer and more casual.',
  ),
  topic(
    'Collar types',
    'button down, spread collar, mandarin collar',
    'A button-down collar is casual and stays put without a tie, a spread or semi-spread is the one for ties, a band collar goes without either. Wider faces like longer points, narrow faces like spread.',
  ),
];
