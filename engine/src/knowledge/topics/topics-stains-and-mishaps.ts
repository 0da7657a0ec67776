import { type Topic, topic } from './topic.ts';

/** Single stains, stains on single cloths, and what else goes wrong. */
export const stainAndMishapTopics: readonly Topic[] = [
  topic(
    'Stains in general',
    'stain removal, fresh stain, how to treat a stain, unknown stain, stain first aid, rub or blot, hot or cold water',
    'Act at once: blot, do not rub, scrape off what is solid, and rinse from behind with cold water. Treat protein such as blood, egg or milk cold, grease with dish soap, color such as wine or coffee with oxygen bleach; and never iron or tumble dry before the stain is out, as heat sets it.',
  ),
  topic(
    'Old and set-in stains',
    'set in stain, old stain, dried stain, stain been through the dryer, stain after washing, stain a week old',
    'An old stain wants time: soak the piece for some hours or overnight in lukewarm water with oxygen bleach or enzyme detergent (cool water for wool and silk with their own detergent), work in a little dish soap or glycerine, wash, and repeat before you dry it. A dry cleaner can try solvents.',
  ),
  topic(
    'Stains on silk',
    'stain on silk blouse, wine on silk, grease on silk, silk dress stain, sweat on silk',
    'On silk blot at once, never rub, and do not dab it with plain water alone, which leaves rings: lay chalk or cornflour on grease overnight, rinse other stains with cool water and a little silk detergent or white vinegar from behind, wetting the whole panel. No bleach, no enzymes; for wine, ink or anything large go to the dry cleaner.',
  ),
  topic(
    'Stains on wool',
    'stain on wool coat, stain on jumper, wine on wool, coffee on coat, food on cashmere',
    'On wool lift or blot the stain, dab with cool water and a drop of wool detergent without rubbing, and blot dry with a towel. No hot water, bleach or enzyme detergent; grease is drawn with cornflour, and coats go to the cleaner.',
  ),
  topic(
    'Stains on suede',
    'stain on suede, grease on suede, oil on suede boots, water marks on suede, mud on suede, salt on suede',
    'Let a stain on suede dry, then rub it with a suede eraser and brush the nap up. Cover grease with cornflour or chalk overnight and brush it off; take salt or water rings with a cloth barely damp with water and white vinegar, dampening the whole panel evenly; proof it afterwards.',
  ),
  topic(
    'Stains on leather',
    'stain on leather bag, ink on leather, grease on leather, oil stain leather jacket, pen on bag, denim dye on bag',
    'Wipe leather at once with a dry cloth; grease gets cornflour or chalk overnight, other marks mild soap on a barely damp cloth, then balm. Ink and dye from jeans sit in the pores: a leather cleaner or specialist, not alcohol or nail varnish remover.',
  ),
  topic(
    'Stains on white clothes',
    'stain on white shirt, stain on white jeans, stain on white dress, white top stain',
    'White cotton takes the strongest treatment: rinse cold, work in dish soap or gall soap, soak for an hour or more in warm water with oxygen bleach, wash at 40 to 60 degrees, and dry it in the sun, which bleaches the rest. No chlorine bleach on synthetics, wool or silk.',
  ),
  topic(
    'Stains on dry-clean-only clothes and suits',
    'stain on suit, stain on tie, stain on velvet, stain on blazer, spot clean',
    'Blot, dust grease with cornflour, do not rub or wet it through, and take it soon to the dry cleaner, telling what it was. On a tie, water usually makes things worse.',
  ),
  topic(
    'Red wine',
    'wine on shirt, wine on dress, wine on carpet of wool, spilled wine, wine stain dried',
    'Blot red wine, do not rub; rinse with cold or sparkling water from behind, cover it with salt or baking soda paste to draw it out, then soak in oxygen bleach and wash. On silk and wool use cool water with a little vinegar and their own detergent, or a cleaner. White wine poured over it only dilutes.',
  ),
  topic(
    'Ink from ballpoint and felt tip',
    'ink stain, ink on shirt, ink pocket, pen leaked, printer ink, marker on shirt',
    'Lay kitchen paper below, dab ballpoint ink with rubbing alcohol, hand sanitiser or hairspray on a cotton pad from the outside in, changing the pad, then work in dish soap and wash. Milk or lemon helps with fountain-pen ink; permanent marker rarely leaves altogether.',
  ),
  topic(
    'Tomato and pasta sauce',
    'tomato stain, sauce on white top, soup stain',
    'Scrape tomato sauce off, rinse from the back with cold water, rub in dish soap for the oil in it, let white vinegar or oxygen bleach work for half an hour, then wash; the sun bleaches the orange rest.',
  ),
  topic(
    'Curry and turmeric',
    'curry stain, curry on white shirt, yellow spice stain',
    'Turmeric is a dye: scrape, rub in dish soap or glycerine, soak in oxygen bleach, wash, and hang the piece in direct sunlight, which fades the yellow. Do not use hot water or the dryer first.',
  ),
  topic(
    'Mustard, egg and dairy',
    'mustard stain, egg stain, milk stain, yoghurt, ice cream stain, baby sick, vomit, formula milk',
    'Scrape it off and rinse cold, as warm water cooks protein; soak in enzyme detergent, rub in dish soap for the fat, then wash. Mustard holds turmeric, so it may need oxygen bleach and sun.',
  ),
  topic(
    'Fruit, berries and juice',
    'berry stain, cherry juice, strawberry, pomegranate, blueberry, beetroot, orange juice, fruit stain',
    'Rinse fruit stains with cold water, dab with lemon juice or white vinegar, then oxygen bleach; over white cotton, boiling water poured from a height takes fresh berry stains out. Do not use soap bars, which set them.',
  ),
  topic(
    'Grass',
    'grass stain on white trousers, grass stains on knees',
    'Grass is pigment and protein: dab it with rubbing alcohol or white vinegar, work in enzyme detergent, wait, and wash as warm as the label allows. Test the color first.',
  ),
  topic(
    'Mud',
    'mud on trousers, muddy jeans, mud on coat',
    'Let mud dry completely, brush it off, then treat the rest with detergent and cold water and wash.',
  ),
  topic(
    'Blood',
    'blood on sheets, blood stain dried, period stain',
    'Rinse blood with cold water, never hot, which sets it; then soap, salt water or a little hydrogen peroxide on white. A dried stain is soaked cold with enzyme detergent for some hours.',
  ),
  topic(
    'Sweat stains and yellow armpits',
    'sweat stain, yellow collar, yellow armpits white shirt, stiff armpits, deodorant build up, sweat marks',
    'Yellow underarm marks are sweat with the aluminium of deodorant. Make a paste of baking soda, a little hydrogen peroxide or white vinegar and water, leave it on for half an hour to an hour, then soak in oxygen bleach and wash; no chlorine bleach, which yellows them. Let deodorant dry before you dress.',
  ),
  topic(
    'Visible sweat patches',
    'sweat patches show, hide sweat, sweat at work, stop sweating through shirts, nervous sweat, colors that hide sweat',
    'Wear an undershirt or dress shields, loose natural or technical cloth, and colors that hide moisture: white, black, navy and small prints rather than grey or light blue. Let deodorant dry, and keep a spare shirt at work.',
  ),
  topic(
    'White deodorant marks',
    'deodorant stain, deodorant on black dress, white streaks, white marks on dark clothes',
    'Rub white deodorant streaks off dry with clean tights, a sock or a piece of the same cloth, or with a damp cloth or baby wipe. Let deodorant dry before dressing.',
  ),
  topic(
    'Make-up and foundation',
    'foundation on collar, make up on white shirt, mascara stain, fake tan on clothes, bronzer',
    'Work in dish soap, micellar water or shaving foam, wait ten minutes, rinse cool and wash; mascara and lipstick first get dabbed with alcohol. Do not rub it in, and no hot water before it is out.',
  ),
  topic(
    'Lipstick',
    'lipstick on shirt, lipstick on collar, lipstick mark on blouse',
    'Lift lipstick with the edge of a knife, dab it from behind with alcohol or make-up remover on a pad, then dish soap, and wash. Do not wet it first, and do not rub.',
  ),
  topic(
    'Sunscreen stains',
    'suncream on white shirt, orange marks from sunscreen, yellow marks sunscreen',
    'Treat sunscreen as grease: cornflour to draw it, dish soap rubbed in, ten minutes, then a warm wash. Rust-colored marks from hard water come out with lemon juice or rust remover, not with bleach.',
  ),
  topic(
    'Chewing gum',
    'gum on trousers, gum on jeans, gum in coat, gum on shoe',
    'Freeze the piece or lay an ice cube on it until the gum is hard, then scrape it off with a blunt knife; the rest goes with alcohol, vinegar or dish soap before the wash.',
  ),
  topic(
    'Candle wax',
    'wax on trousers, wax on shirt, wax on dress, wax on leather',
    'Let wax harden, in the freezer if you like, scrape it off, then lay kitchen or brown paper over and under it and iron warm, changing the paper until no more is drawn; color left behind gets alcohol or oxygen bleach.',
  ),
  topic(
    'Glue, paint, nail varnish and sticker marks',
    'superglue, glue on jeans, acrylic paint, emulsion on clothes, nail polish on dress, sticker residue, slime',
    'Rinse wet water-based paint, glue and slime at once with water and soap. Dried acrylic or nail varnish: acetone from behind on cotton or wool, never on acetate or synthetics, which melt. Sticker marks go with oil or alcohol, then dish soap.',
  ),
  topic(
    'Rust, tar and bike oil',
    'rust stain, tar on shoes, bike grease trousers, car oil',
    'Rust goes with lemon juice and salt in the sun or rust remover; tar and bike oil are softened with butter or baby oil, scraped, then treated with dish soap and washed warm.',
  ),
  topic(
    'Pollen',
    'lily pollen, pollen on shirt, pollen stain',
    'Do not rub or wet pollen: shake it off, lift it with sticky tape, put the piece into the sun, and only then wash it cool.',
  ),
  topic(
    'Baby and kids’ stains',
    'baby food, poo stain, felt tips kids, kid proof clothes, clothes with toddlers, toddler proof outfit, sticky fingers',
    'Rinse cold, then soak in enzyme detergent before washing. With small children wear washable cotton, denim and jersey, mid-tones and small prints that hide marks, flat shoes, and no dangling jewelry or dry-clean-only cloth.',
  ),
  topic(
    'Pet hair',
    'dog hair, cat hair, hair on black coat, hair on trousers, fur on clothes',
    'Use a lint roller or sticky tape, a slightly damp rubber glove or a clothes brush; before washing, ten minutes of cool tumbling with a dryer sheet loosens hair. Smooth, tightly woven cloth holds less than fleece, wool and velvet.',
  ),
  topic(
    'Smell of smoke',
    'smoke smell coat, bonfire smell, cigarette smell in jacket, smells of barbecue, smell of frying, food smell in clothes',
    'Hang the piece outside for a day or two or in a steamy bathroom, then mist it with water and white vinegar or vodka, which evaporate with the smell; baking soda in a closed bag overnight helps. Coats go to the cleaner if it stays.',
  ),
  topic(
    'Musty second-hand smell',
    'vintage smell, second hand clothes smell, charity shop smell, old clothes smell, mothball smell, wardrobe smells',
    'Air the piece for days, then wash it with half a cup of white vinegar or soak it with baking soda; what cannot be washed goes into a bag with baking soda or charcoal for some days, or is misted with vodka and steamed. Let sun and wind do the rest.',
  ),
  topic(
    'Clothes smell after washing',
    'clothes smell damp after washing, laundry smells, towels smell, washing left in machine, machine smells',
    'Laundry smells when it lay wet or dried slowly: wash it again with white vinegar or oxygen bleach, dry it quickly with air around it, use less detergent and no softener, and run the empty machine at 60 to 90 degrees every month with its door left open after.',
  ),
  topic(
    'Sports clothes that smell',
    'gym kit stinks, gym top smells after washing, sports bra smell, running tops smell',
    'Rinse or air sports clothes at once, soak them half an hour in cold water with white vinegar, wash inside out at 30 to 40 degrees with sports or enzyme detergent, no softener, and dry them in the air. Merino smells far less than polyester.',
  ),
  topic(
    'Shoes that smell',
    'smelly trainers, shoe smell, feet stink, boots smell',
    'Let shoes dry for a day with the insoles out, sprinkle baking soda in overnight, and wash or replace insoles; cedar shoe trees and wool or cotton socks keep them dry. Freezing helps little.',
  ),
  topic(
    'Squeaky shoes',
    'shoe squeaks, boots creak, squeak when i walk',
    'Find where it squeaks: powder (talc or baking soda) under the insole, leather conditioner on a creaking upper or tongue, drying wet shoes fully, and glue by a cobbler for a loose sole or heel.',
  ),
  topic(
    'Slippery soles',
    'slip in new shoes, leather soles slippery, shoes slip on ice, grip',
    'Roughen new soles with sandpaper, or have a cobbler put on thin rubber half soles; on ice use a rubber sole with deep tread or pull-on spikes.',
  ),
  topic(
    'Scuffs on leather shoes',
    'scuff on shoes, scratch on leather, scuffed toes, scratched boots, scratch on bag, scuffed heels',
    'Clean the leather, rub in a cream or renovating cream of the same color, let it dry and buff; wax hides what is left. Light scratches vanish with warmth of the finger and balm, deep ones want a leather filler or cobbler; on patent leather petroleum jelly helps.',
  ),
  topic(
    'Scuffs on suede or white trainers',
    'scuff on white trainers, black marks trainers, scuff on suede',
    'Scuffs on white leather trainers come off with a melamine sponge, toothpaste or baking soda paste; on suede with an eraser and a brush over steam.',
  ),
  topic(
    'Yellowed soles and trainers',
    'yellow soles, sneakers turned yellow, yellow rubber, white trainers yellow after washing',
    'Brush the rubber with baking soda and vinegar or hydrogen peroxide paste, wrap it in film and leave it in the light for some hours, then rinse. Upper: rinse soap out fully and dry it in the shade wrapped in white paper.',
  ),
  topic(
    'Down that clumps after washing',
    'puffer in clumps, down jacket lumpy, puffer flat after wash, lumps in down, puffer ruined, jacket came out of the machine in clumps, clumpy',
    'It is not ruined, only wet inside: break the clumps up by hand, then tumble the jacket on low heat with two or three tennis balls for two to three hours, shaking it out every half hour, until it is dry and fluffy through and through. Without a dryer hang it in a warm, airy place and shake it for two or three days.',
  ),
  topic(
    'Clothes that shrank',
    'jumper shrank, shrunk in the wash, shrunken wool, unshrink sweater, jeans shrank, t-shirt shrank, can it be saved',
    'Soak the shrunken piece for half an hour in lukewarm water with hair conditioner or baby shampoo, press it out, stretch it gently to its old measures and dry it flat, pinned to shape; repeat if needed. Cotton and wool give some back, truly felted wool does not.',
  ),
  topic(
    'Clothes that stretched',
    'jumper stretched, cuffs stretched, neckline stretched, collar bacon neck, t-shirt collar wavy, knees baggy',
    'Wash it, lay it flat, push the knit together and let it dry; dip stretched cuffs in hot water and dry them with a hair dryer. Cotton tightens in a warm wash and short tumble; elastic that is broken does not come back. Fold knits, never hang them.',
  ),
  topic(
    'Color that ran',
    'white washing turned pink, red sock, dye transfer, color run, blue jeans stained bag, jeans dye legs, new jeans rub off',
    'Do not dry it: wash it again at once with color run remover or oxygen bleach as warm as the cloth allows. New dark jeans rub off until they have been washed once or twice inside out, cold, with vinegar or salt in the rinse; keep them from pale bags and sofas until then.',
  ),
  topic(
    'Clothes that fade',
    'black jeans faded, keep black clothes black, black going grey, re-dye, color fading, sun bleached',
    'Wash dark clothes seldom, inside out, cold at 30 degrees or less, with a detergent for darks, and dry them out of the sun; the dryer and hot water take the color. A faded cotton, linen or viscose piece can be dyed again in the machine; polyester cannot easily.',
  ),
  topic(
    'Whites that went grey',
    'grey whites, dingy, yellow white shirt, brighten whites, keep whites white',
    'Wash whites apart, at 40 to 60 degrees, with a powder that holds oxygen bleach and enough of it; soak grey pieces overnight in percarbonate, and dry them in the sun. No softener, no overfilling; chlorine bleach yellows synthetics.',
  ),
  topic(
    'Bobbles on knitwear',
    'pill, bobbles on jumper, get rid of bobbles, fluff balls, de-pill, cardigan bobbling',
    'Lay the knit flat and take the bobbles off with a fabric shaver, a cashmere comb or a disposable razor held lightly; do not pull. Wash inside out, let knits rest between wears, mind bag straps and seat belts. It becomes less with time, and blends with synthetics pill most.',
  ),
  topic(
    'Snags in knitwear',
    'snag, loop, pulled thread in jumper, caught my sleeve, thread hanging',
    'Never cut a snag: draw the loop to the inside with a crochet hook or needle and stretch the knit around it; secure it with a stitch if the yarn broke.',
  ),
  topic(
    'Moth holes and moth infestation',
    'moth, holes in jumper, moths in wardrobe, get rid of moths, keep moths away, prevent moths',
    'Empty and vacuum the wardrobe, wash what can be washed at 60 degrees or freeze wool in a bag at minus 18 for at least three days to a week (or put it in a warm oven of 50 degrees), and hang pheromone traps. Then store knits clean, in closed bags, with cedar or lavender, which repel and do not kill. Holes are darned or needle-felted.',
  ),
  topic(
    'Hole in a jumper',
    'hole in sweater, fix a hole, darn, mend knit, visible mending, elbow patch, hole at elbow',
    'Stop a hole early: catch the loose stitches, then darn with matching yarn over a darning mushroom, or needle-felt it if it is wool. Elbows take suede or knitted patches; visible mending in a contrast color makes a feature of it. An invisible mender can reweave a good piece.',
  ),
  topic(
    'Hole in jeans',
    'hole in jeans, ripped jeans, crotch, inner thigh, patch jeans, knee hole',
    'Put a patch of denim or iron-on fabric behind the hole and sew back and forth over it in matching thread; inner thighs want a large soft patch before they tear. A tailor does it for little; sashiko stitches show it off.',
  ),
  topic(
    'Lost or loose buttons',
    'button fell off, sew on a button, loose button, button hanging by a thread',
    'Sew a button with doubled thread through its holes four to six times over a matchstick, which leaves a shank; wind the thread round the shank and knot behind. Secure loose ones before they fall, and look for the spare on the side seam.',
  ),
  topic(
    'Broken or stuck zips',
    'zip stuck, zip broken, zip pull broke, fly keeps coming down, zip won’t stay up',
    'Rub a stuck zip with a graphite pencil, soap or candle wax and free the cloth gently. If the teeth open behind the slider, press the slider slightly together with pliers; a fly that slides down is held by a small ring or rubber band over the button. A tailor replaces a zip.',
  ),
  topic(
    'Hem that came down',
    'hem came undone, fallen hem, quick hem fix, hem tape, no sewing hem',
    'In an emergency use hemming tape and an iron, double-sided tape or safety pins from inside; properly, a blind stitch in matching thread by hand.',
  ),
  topic(
    'Static',
    'static cling, dress clings to tights, skirt rides up, skirt sticks, electric hair, shock from coat',
    'Stroke the inside with a metal hanger, rub a little hand cream on legs and hands, or dampen the cloth slightly; wear a slip of cotton, silk or cupro, dry synthetics in the air, and use anti-static spray. Natural fibers and humid air charge less.',
  ),
  topic(
    'Tights that ladder or fall down',
    'laddered tights, run in tights, tights roll down, tights falling down, tights too short, stop tights laddering',
    'Stop a ladder with clear nail varnish or hairspray. To prevent it, gather the leg before putting it on, smooth nails and heels, choose 40 denier and more, and wash them in a net. Tights that slide down are mostly too small: take the next size, a higher waist, or knickers over them.',
  ),
  topic(
    'Skirts and dresses that ride up',
    'skirt rides up, dress rides up, skirt twists, shorts under dress',
    'A slip or anti-static spray stops a skirt from climbing over tights; a skirt that turns or rides is too tight at the hip or too loose at the waist. Cycling shorts below give calm.',
  ),
  topic(
    'Blouses that gape',
    'shirt gapes, buttons pull, bust gap, button gap, shirt opens at chest',
    'Sew in a hidden snap or use fashion tape between the buttons, wear a camisole, or buy for the bust and have the waist taken in. A button should lie at the fullest point.',
  ),
  topic(
    'Straps that slip',
    'bra strap falls down, strap slips off shoulder, bag slips off shoulder, strapless bra falls down, strapless dress falls down',
    'Shorten straps, choose racerback or closer-set ones, or sew in lingerie keepers; sloping shoulders like wide straps. A strapless bra or dress holds by its band: one band size smaller, with silicone tape.',
  ),
  topic(
    'Shoes that rub',
    'blister, new shoes hurt, shoes rub heel, break in shoes, sandals rub, heels hurt',
    'Break them in for an hour at a time with thick socks, use heel grips, moleskin or a blister plaster before it hurts, and rub a little balm or stick on the spot. Leather can be stretched in width by a cobbler; if the length is wrong, exchange them.',
  ),
  topic(
    'Heels that hurt',
    'comfortable heels, ball of foot pain, wear heels all night, heels for beginners, walk in heels',
    'Choose block heels or wedges of 5 to 7 cm, a platform at the front, a strap that holds and gel pads below the ball; walk heel first with short steps, try them at home, and take foldable flats with you.',
  ),
  topic(
    'Shoes too big or too small',
    'shoes too big, shoes too small, heel slipping, stretch shoes, half size too big',
    'Too big by half a size: insoles, heel grips, tongue pads or thicker socks. Too tight in width: shoe stretcher with spray, or thick socks and a hair dryer on leather. Too short cannot be mended; return them.',
  ),
  topic(
    'Trousers that bag or slip',
    'trousers fall down, jeans gap at the back waist, waist gap, jeans too big at waist, trousers slide',
    'Have darts sewn at the back waist, by a tailor for little, wear a belt, or use a button pin; buy for hips and thighs and have the waist taken in. Curvy cuts are made for that gap.',
  ),
  topic(
    'See-through clothes',
    'see through skirt, see through trousers, sheer blouse, vpl, visible panty line, white trousers underwear, what underwear under white trousers',
    'Wear seamless underwear in your own skin tone under white and pale clothes, not white; a slip, lining or camisole does the rest. Visible lines vanish with seamless, high-leg or laser-cut cuts or a looser fit. Check in daylight.',
  ),
  topic(
    'Labels that scratch',
    'itchy label, cut out label, label scratches, tag irritates',
    'Unpick the stitches of the label with a seam ripper, do not cut it short, which leaves a sharp edge; photograph the care symbols first.',
  ),
  topic(
    'Lint and fluff',
    'fluff on black trousers, lint, tissue in the wash, white bits after washing',
    'For tissue in the wash shake everything out dry, then a few minutes of tumbling or a lint roller; rinse again with vinegar. Wash towels and fleece apart, inside out, and clean the filter.',
  ),
  topic(
    'Creases without an iron',
    'no iron, wrinkles hotel, crease release, steam in shower, hair straightener, wrinkled shirt quickly',
    'Hang it in the bathroom during a hot shower, mist it with water and smooth it by hand, or use a hair dryer; a hair straightener does collars and plackets. Wool and knits hang out overnight.',
  ),
  topic(
    'Burn from the iron',
    'iron mark, shiny mark iron, scorch, iron stuck, melted polyester',
    'A shine mark is steamed through a cloth damp with white vinegar and brushed; a light scorch on white cotton is dabbed with hydrogen peroxide. Melted synthetic and brown fibers stay: cover them with a patch.',
  ),
  topic(
    'Tarnished and green jewelry',
    'green finger, necklace turned green, earrings tarnished, jewelry turns skin green, clean silver, clean gold, tangled necklace',
    'Clean silver with a silver cloth, or in hot water with foil and baking soda; gold with warm water and mild soap. Green skin comes from copper in the alloy: a coat of clear nail varnish delays it. Untangle chains with a drop of oil and two needles, and store them singly, dry.',
  ),
  topic(
    'Allergic to jewelry',
    'nickel allergy, earrings itch, sensitive ears, hypoallergenic',
    'That is mostly nickel: choose titanium, surgical or niobium, solid gold of 14 carat and more, or platinum; a coat of clear nail varnish is a stopgap. If the skin is inflamed ask a doctor.',
  ),
  topic(
    'Hat and cap care',
    'wash baseball cap, wash beanie, clean felt hat, hat lost its shape, steam a hat, sweat band',
    'Hand wash caps in cool soapy water and dry them over a bowl, not in the machine; brush felt in one direction and steam dents out over a kettle; wipe straw with a barely damp cloth. Sweat bands get baking soda paste.',
  ),
  topic(
    'Tie care',
    'clean a tie, wash a tie, crease in tie, store ties',
    'Untie a tie the way you tied it, hang or roll it, steam creases from a distance, and take stains to the dry cleaner: water and rubbing ruin silk.',
  ),
  topic(
    'Washing a suit',
    'suit in washing machine, wash suit jacket, wash blazer, clean a blazer at home',
    'A structured suit jacket or blazer is not for the washing machine: its canvas and shoulder pads warp. Brush it, air it, sponge spots, steam it, and dry-clean it once or twice a season. Unlined cotton, linen or jersey ones may be washed if the label allows it.',
  ),
  topic(
    'Washing bags and backpacks',
    'wash backpack, canvas bag wash, clean handbag, clean tote, bag lining dirty',
    'Empty, brush and spot clean; canvas and nylon bags can often be washed by hand or cold in a pillowcase and air dried, leather only wiped. Turn the lining out and vacuum it.',
  ),
  topic(
    'Washing pleats',
    'pleated skirt wash, iron pleats, keep pleats',
    'Tie or pin pleats, wash polyester ones by hand cool, roll them lengthwise, and hang them to dry; they keep their fold by themselves. Wool pleats go to the cleaner, and are pressed under a cloth.',
  ),
  topic(
    'Washing swimwear',
    'wash bikini, swimsuit chlorine, swimming costume care, sand in swimsuit',
    'Rinse swimwear in cold fresh water after every swim, wash it by hand with mild detergent, do not wring, and dry it flat in the shade; chlorine, sun cream and heat break the elastane.',
  ),
  topic(
    'Washing embroidered and printed T-shirts',
    'print cracking, t-shirt print peel, band tee wash, printed t shirt care',
    'Wash printed tees inside out at 30 degrees, no dryer, and never iron over the print; so it does not crack.',
  ),
  topic(
    'Wash temperatures and programmes',
    'what temperature, 30 or 40, cold wash, delicate programme, spin speed, eco programme, quick wash, how full the drum',
    'Wash most clothes at 30 degrees, cotton underwear, towels and bedding at 60, wool and silk cool on their own programme with little spin. A hand’s width of room stays in the drum; cooler, fuller and less often saves cloth and energy.',
  ),
  topic(
    'How often to wash what',
    'how often wash jumper, how often wash jeans, how often wash bra, how often wash coat, how many wears before washing, wash pyjamas, wash bedding',
    'After each wear: underwear, socks, tights, sportswear, T-shirts and shirts worn on the skin. After two or three: bras, blouses, pyjamas. After five or so: knits, trousers, skirts. Jeans after about ten wears; coats once a season. Air between.',
  ),
  topic(
    'Ironing a shirt',
    'iron a shirt, shirt ironing order, iron collar, iron sleeves',
    'Iron a shirt damp: collar from points inward, yoke, cuffs, sleeves, then front, back and other front, and hang it closed at the top. Steam and a hot iron for cotton and linen, medium for blends.',
  ),
  topic(
    'Removing creases from a suit',
    'suit creased, steam a suit, press suit, travel creases suit, blazer creased',
    'Hang the suit in a steamy bathroom for half an hour or steam it from top to bottom, brush it, and let it hang overnight on a broad hanger; press only trousers, through a damp cloth.',
  ),
  topic(
    'Caring for shoes',
    'shoe care, polish leather shoes, how often polish shoes, shoe cream or wax, new leather shoes first, shoe trees needed',
    'Brush after wearing, put cedar trees in, rest a day. Every five to ten wears wipe, rub in shoe cream in the color, let it dry, brush; wax on top shines and repels water. Before the first wear one layer of cream or, for suede, a protector spray.',
  ),
  topic(
    'Cleaning white trainers',
    'clean white sneakers, whiten trainers, dirty white shoes, white leather trainers, canvas white shoes, laces',
    'Brush off dry dirt, take out the laces and wash them apart, clean leather with a soft brush and mild soap or a melamine sponge, canvas with baking soda paste; wipe, and dry them away from sun and heat with paper inside. A protector spray keeps them white longer.',
  ),
  topic(
    'Trainers in the washing machine',
    'sneakers machine wash, wash trainers, wash converse, wash running shoes',
    'Canvas, mesh and synthetic trainers can go in at 30 degrees in a bag with towels, laces and insoles out, little spin, air dried with paper; leather and suede cannot. Running shoes last longer washed by hand.',
    { may: 'It depends' },
  ),
  topic(
    'Waterproofing a coat or jacket',
    'rain jacket leaks, reproof jacket, jacket no longer waterproof, wax jacket, rewax barbour',
    'Wash it with a tech wash, rinse well, spray on or wash in a water repellent (DWR), and warm it in the dryer on low or with an iron. A waxed jacket is wiped cold, never washed, and rewaxed once a year.',
  ),
  topic(
    'Storing shoes and boots',
    'store boots, boots flop over, keep boots upright, store shoes',
    'Clean and cream them, shoe trees or rolled paper in the shafts, in cotton bags or open boxes, cool and dry; not in plastic, not in heaps.',
  ),
  topic(
    'Storing bags, hats, belts and jewelry',
    'store handbags, store hats, store belts, store jewelry, organise jewelry, store ties, store scarves',
    'Bags stuffed and upright in dust bags; hats on their crown or a stand; belts hung or rolled; scarves folded or rolled; jewelry singly, dry and dark.',
  ),
  topic(
    'Storing summer clothes',
    'put away summer clothes, pack away summer wardrobe, store swimwear, store linen',
    'Wash everything, also what looks clean, because sun cream and sweat yellow over the months; fold it dry into breathable boxes, no starch, cool and dark.',
  ),
  topic(
    'Keeping a wedding or evening dress',
    'store wedding dress, keep gown, evening dress storage, preserve dress',
    'Have it cleaned soon, pack it flat in acid-free tissue in a box, or hang it from its loops in a cotton bag; dark, dry, no plastic.',
  ),
  topic(
    'Caring for pyjamas, loungewear and robes',
    'pyjamas wash, dressing gown wash, silk pyjamas',
    'Wash pyjamas after three or four nights, cotton at 40 to 60, silk by hand; dressing gowns every two weeks.',
  ),
];
