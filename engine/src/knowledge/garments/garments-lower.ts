import { type GarmentKind, garment } from './garment-kind.ts';

/**
 * Trousers, skirts (filed under pants), dresses and one-pieces. Insulation after the same tables as for the upper body:
 * short shorts 0.06, walking shorts 0.08, thin and thick trousers 0.15 and 0.24, sweatpants 0.28, skirt 0.14 to 0.23,
 * sleeveless dress 0.23, shirt dress 0.29 to 0.47, overalls 0.30, coveralls 0.49.
 */
export const lowerGarments: readonly GarmentKind[] = [
  garment(
    'pants',
    'jeans',
    2,
    0.22,
    'jean, jeans, denim jeans, denim pants, denim trousers, blue jeans, mom jeans, boyfriend jeans, skinny jeans, bootcut jeans, flared jeans, jegging, jeggings, dungaree jeans',
    {
      adjective: 'denim, denims, levis, skinny',
      hint: 'low rise, high rise, mid rise, bootcut, boot cut, dark wash, light wash, mid wash, acid wash, straight leg, boyfriend fit, stonewashed, distressed, 501',
    },
  ),
  garment(
    'pants',
    'trousers',
    3,
    0.18,
    'trouser, trousers, pant, pants, pantaloons, linen pants, linen trousers, cigarette pants, cigarette trousers, ankle pants, cropped pants, cropped trousers, capri, capris, capri pants, harem pants, treggings, pull on pants, cords, corduroys, corduroy pants, flannel trousers, cullotte, pedal pushers, bottoms, drop crotch pants, leather pants',
    {
      adjective: 'bottom',
      hint: 'flat front, slim leg',
    },
  ),
  garment(
    'pants',
    'trousers',
    4,
    0.2,
    'slacks, dress pants, suit pants, suit trousers, dress trousers, formal pants, formal trousers, business trousers, suit pant, formal trouser, pleated trousers',
    {},
  ),
  garment(
    'pants',
    'trousers',
    3,
    0.15,
    'salwar, shalwar, churidar, churidaar, patiala, dhoti, dhoti pants, lungi, veshti, mundu',
  ),
  garment(
    'pants',
    'wide-leg trousers',
    3,
    0.18,
    'wide leg trousers, wide leg pants, wide leg jeans, palazzo, palazzos, palazzo pants, culotte, culottes, flared trousers, flared pants, flares, bell bottoms, gaucho pants, hakama',
    {
      hint: 'wide leg',
    },
  ),
  garment(
    'pants',
    'chinos',
    3,
    0.18,
    'chino, chinos, khakis, khaki pants, khaki trousers, chino pants, chino trousers, cargo pants, cargo trousers, cargos, combat trousers, utility pants, hiking pants, work pants, carpenter pants',
    {
      hint: 'cargo',
    },
  ),
  garment(
    'pants',
    'leggings',
    1,
    0.12,
    'legging, leggings, tregging, stirrup pants, churidar leggings, leggins',
    {},
  ),
  garment(
    'pants',
    'leggings',
    1,
    0.12,
    'yoga pants, gym leggings, running tights, running leggings, workout leggings, cycling tights, compression tights, yoga leggings, sports leggings, thermal leggings, base layer bottoms',
    {
      sport: true,
    },
  ),
  garment(
    'pants',
    'pajamas',
    1,
    0.26,
    'pyjamas, pajamas, pjs, pyjama, pajama, pyjama bottoms, pajama pants, pyjama pants, nightwear, sleepwear',
    {},
  ),
  garment(
    'pants',
    'joggers',
    1,
    0.26,
    'jogger, joggers, jogger pants, jogging pants, jogging bottoms, sweatpant, sweatpants, sweat pants, tracksuit bottoms, lounge pants, lounge wear, loungewear, joggings',
    {
      hint: 'jogging',
    },
  ),
  garment(
    'pants',
    'joggers',
    1,
    0.24,
    'track pant, track pants, trackpant, trackpants, training pants, gym pants, running pants, tracksuit pants, track bottoms, sports pants, ski pants, snow pants, workout pants',
    {
      sport: true,
    },
  ),
  garment(
    'pants',
    'shorts',
    2,
    0.08,
    'shorts, bermuda, bermudas, bermuda shorts, denim shorts, jean shorts, jorts, board shorts, boardshorts, swim shorts, swim trunks, swimming trunks, trunks, hot pants, cargo shorts, chino shorts, skort, cutoffs, short pants, three fourths, 3 4ths',
    {
      season: 'summer',
      adjective: 'short, cut offs',
    },
  ),
  garment(
    'pants',
    'shorts',
    1,
    0.07,
    'gym shorts, running shorts, cycling shorts, bike shorts, biker shorts, sports shorts, sport shorts, football shorts, soccer shorts, basketball shorts, training shorts, workout shorts, athletic shorts, tennis shorts',
    {
      season: 'summer',
      sport: true,
    },
  ),
  garment(
    'pants',
    'underwear',
    1,
    0.04,
    'boxers, boxer shorts, boxer briefs, briefs, panties, underpants, underwear, knickers, boxer, thong, long johns, lingerie',
    {},
  ),
  garment(
    'pants',
    'mini skirt',
    2,
    0.12,
    'mini skirt, miniskirt, denim skirt, skater skirt, jean skirt, tennis skirt, mini kilt',
    {},
  ),
  garment(
    'pants',
    'midi skirt',
    3,
    0.16,
    'skirt, midi skirt, a line skirt, wrap skirt, slip skirt, circle skirt, petticoat, sarong, pareo, tulip skirt',
    {},
  ),
  garment(
    'pants',
    'maxi skirt',
    3,
    0.2,
    'maxi skirt, long skirt, lehenga, lehnga, lehenga skirt, ghagra, peasant skirt, gypsy skirt',
  ),
  garment('pants', 'pencil skirt', 4, 0.16, 'pencil skirt, bodycon skirt'),
  garment('pants', 'pleated skirt', 3, 0.16, 'pleated skirt, kilt, plisse skirt, pleated midi skirt'),
  garment(
    'dresses',
    'dress',
    3,
    0.23,
    'dress, midi dress, day dress, mini dress, tea dress, skater dress, sweater dress, jumper dress, t shirt dress, tshirt dress, tee dress, tank dress, shift dress, sheath dress, bodycon dress, knit dress, pinafore, pinafore dress, a line dress, tunic dress, swing dress, kaftan, caftan, abaya, salwar kameez, salwar suit, anarkali, anarkali suit, lehenga choli, qipao, cheongsam, hanbok, dirndl, smock dress, prairie dress, work dress, polo dress, denim dress, blazer dress, jacket dress, coat dress, lbd, frock, muumuu, djellaba, nightdress, night dress, nightgown, nightie, chemise',
    {
      adjective: 'bodycon, midi, shift, pinny',
      hint: 'skater, fit and flare, couture, bandage',
    },
  ),
  garment(
    'dresses',
    'dress',
    2,
    0.2,
    'sundress, sun dress, summer dress, beach dress, slip dress, maxi dress, beach cover up, cover up, long dress',
    {
      season: 'summer',
      adjective: 'maxi, coverup',
    },
  ),
  garment(
    'dresses',
    'shirt dress',
    3,
    0.33,
    'shirt dress, shirtdress, shirtwaister, shirtwaist dress, button down dress',
  ),
  garment('dresses', 'wrap dress', 3, 0.25, 'wrap dress, wrapover dress'),
  garment(
    'dresses',
    'evening dress',
    5,
    0.25,
    'evening dress, evening gown, gown, ball gown, ballgown, cocktail dress, prom dress, party dress, formal dress, bridesmaid dress, wedding dress, bridal gown, wedding gown, saree, sari, half saree, sequin dress, black tie dress, prom gown',
    {
      hint: 'red carpet, prom, quinceanera, bridesmaid, strapless, sweetheart neckline, spaghetti strap',
    },
  ),
  garment(
    'dresses',
    'jumpsuit',
    2,
    0.35,
    'jumpsuit, jump suit, romper, playsuit, overall, overalls, dungaree, dungarees, boiler suit, boilersuit, coverall, coveralls, catsuit, unitard, onesie, all in one',
    {
      hint: 'one piece',
    },
  ),
  garment(
    'dresses',
    'swimsuit',
    1,
    0.03,
    'swimsuit, swim suit, swimming costume, bathing suit, one piece swimsuit, swimwear, swimming suit, monokini, burkini',
    {
      season: 'summer',
      sport: true,
    },
  ),
];
