import { type Topic, topic } from './topic.ts';

/** Dress codes by region and field of work, occasions in general, weather and travel, buying, keeping and letting go. */
export const placeAndShoppingTopics: readonly Topic[] = [
  topic(
    'Dress codes from most to least formal',
    'order of dress codes, dress code levels, formality scale, what dress code is higher',
    'From the most formal: white tie, black tie (and morning dress by day), black tie optional, lounge suit or business formal, cocktail or semi-formal, business casual, smart casual, casual.',
  ),
  topic(
    'Black tie for women',
    'black tie woman, black tie dress length, heels at black tie, jumpsuit black tie, short dress black tie',
    'For black tie a woman wears a floor-length evening gown, a very elegant midi or cocktail dress, or a dressy trouser suit or jumpsuit, with a clutch and fine jewelry. Heels are usual and not a must: dressy flats are fine under a long dress.',
  ),
  topic(
    'Black tie for men',
    'black tie man, tuxedo details, black tie shoes, cummerbund, black tie without tuxedo, dark suit black tie, husband black tie',
    'For black tie a man wears a dinner jacket (tuxedo) in black or midnight blue, matching trousers with a braid, a white dress shirt, a black bow tie that he ties, a cummerbund or waistcoat, black patent or polished Oxfords and no belt. A plain dark suit with a black bow tie is only the emergency solution.',
  ),
  topic(
    'Cocktail for men',
    'cocktail attire man, cocktail dress code guys, bloke cocktail',
    'For a man cocktail means a dark suit or a blazer with tailored trousers, a dress shirt, tie optional, pocket square, polished leather shoes; no jeans, no trainers.',
  ),
  topic(
    'Cocktail for women',
    'cocktail dress length, cocktail attire woman, cocktail jumpsuit',
    'For a woman cocktail is a knee-length to midi dress, an elegant jumpsuit or a dressy skirt or trousers with a silky top, in satin, crepe, lace or velvet, with heels or dressy flats and a small bag.',
  ),
  topic(
    'Semi-formal',
    'semi formal meaning, semi formal man, semi formal wedding, formal and semi formal',
    'Semi-formal lies between casual and black tie, much like cocktail: a suit with or without a tie, or a knee-length to midi dress, skirt and blouse or jumpsuit in good cloth. No jeans, trainers or floor-length gown needed.',
  ),
  topic(
    'Formal',
    'formal meaning invitation, formal attire wedding, formal wedding guest',
    'Formal on an invitation means a dark suit with tie or dinner jacket, or a long or elegant midi dress; for an evening wedding treat it like black tie optional.',
  ),
  topic(
    'Smart casual for men and women',
    'smart casual man, smart casual woman, smart casual shoes, jeans smart casual, trainers smart casual',
    'Smart casual: dark jeans or chinos with a shirt, polo or fine knit and a blazer; a dress, skirt or trousers with a good knit or blouse; loafers, ankle boots or plain clean trainers. No sportswear, rips, flip-flops.',
  ),
  topic(
    'Business casual for men and women',
    'business casual woman, business casual man, business casual shoes, business casual jeans, business casual sneakers',
    'Business casual: chinos or tailored trousers, a midi skirt or a dress, with a shirt, blouse, polo or fine knit, and a blazer or cardigan; loafers, derbies, flats or low heels. No tie needed; dark jeans and clean leather trainers only where the office is relaxed.',
  ),
  topic(
    'Garden party, tea and races',
    'afternoon tea dress, ascot, races dress code, royal ascot, henley, wimbledon what to wear, polo match, derby hat',
    'By day in British society: a tea dress or suit in color, block heels or wedges for the lawn. Royal Ascot’s Royal Enclosure asks for a hat of 10 cm base, straps of an inch and hems to the knee, men in morning dress with top hat; Henley wants blazer and ties, dresses below the knee; Wimbledon smart casual and no rips.',
  ),
  topic(
    'Country and shooting clothes',
    'country casual, country weekend, shooting tweed, farm visit, horse show, country house',
    'Country dress is tweed, waxed cotton, corduroy, checked shirts, knits and boots or wellies in green and brown; smart at dinner. Country casual on an invitation means a sports jacket or knit with trousers, no jeans with holes.',
  ),
  topic(
    'Island, beach and tropical codes',
    'aloha attire, hawaiian dress code, resort casual, island formal, tropical chic, beach chic, barefoot elegance, yacht chic, cruise formal night, ibiza chic',
    'Aloha attire means Hawaiian shirts and floral dresses, neat and relaxed. Resort or island casual: linen, sundresses, sandals; beach or tropical chic the same in finer cloth with jewelry. Cruise formal nights ask for a suit, dinner jacket or long dress.',
  ),
  topic(
    'Themed codes',
    'dress to impress, come as you are, cowboy theme, western chic, disco theme, great gatsby, 20s theme, 80s party, all white party, ugly sweater, rustic chic, festival chic, denim and diamonds, black and white ball, hollywood glamour',
    'Give the theme in one or two clear signs: fringe and headband for the Twenties, neon and shoulders for the Eighties, hat and boots for western, denim with sparkle for denim and diamonds. Dress to impress means your best cocktail look; an all-white party really means white.',
  ),
  topic(
    'Weddings of other cultures',
    'indian wedding guest, hindu wedding, sikh wedding, muslim wedding guest, nikah, jewish wedding guest, chinese wedding guest, nigerian wedding, greek wedding, scottish wedding, church wedding',
    'Ask the hosts; in general cover shoulders and knees in religious rooms. Indian: bright colors and gold, no white or black, red is the bride’s. Muslim: long sleeves, long hem, a scarf at hand. Jewish: covered shoulders, men with a kippah. Chinese: no white, black or bridal red. Nigerian: the family’s colors (aso ebi). Scottish: kilts welcome.',
  ),
  topic(
    'What to wear as a wedding guest',
    'wedding guest outfit rules, wedding guest man, wedding guest woman, evening wedding guest, day wedding, church wedding guest, wedding dress code not stated, colors to avoid wedding',
    'As a wedding guest follow the invitation; without one a cocktail or midi dress, dressy jumpsuit or trouser suit, or a suit with or without tie. Avoid white, ivory and anything that outshines the couple, jeans and too much skin in church; bring a layer and shoes for the ground and the dance floor.',
  ),
  topic(
    'Wedding party',
    'bridesmaid rules, best man suit, usher, groom suit, mother of the bride, mother of the groom, father of the bride, flower girl, page boy, wedding witness',
    'The couple sets the line. Mothers choose a dress or suit in a color apart from bride and bridesmaids and agree with each other; fathers, best man and ushers match the groom’s formality; witnesses dress like close family. Children need comfortable, washable clothes.',
  ),
  topic(
    'What to wear to a christening, communion or bar mitzvah',
    'christening guest, godmother outfit, godfather, baptism guest, communion guest, confirmation guest, naming ceremony',
    'For a christening wear a knee-length or midi dress, skirt or trousers with a blouse, or chinos and blazer, in soft or clear colors, with covered shoulders in church; godparents a little smarter. Cloth that survives a baby on the arm, no jeans or trainers.',
  ),
  topic(
    'What to wear to a funeral',
    'funeral guest, funeral etiquette clothes, cremation clothes, celebration of life, wake clothes, funeral summer, funeral man, funeral woman, funeral shoes',
    'For a funeral wear sober, covered, plain clothes in black, navy, charcoal or dark grey: a dress or skirt to the knee, trousers and blouse, or a dark suit and tie, closed shoes, little jewelry. A celebration of life may ask for color: follow the family.',
  ),
  topic(
    'What to wear to an interview',
    'job interview clothes, interview tips, interview what to avoid, interview shoes, interview woman, interview man, interview colors, second interview',
    'Dress one step above what they wear there: suit or tailored separates in navy, grey or another calm color, closed polished shoes, light make-up and jewelry, everything pressed and tried on sitting. Avoid jeans with holes, low necks, short skirts, loud patterns, strong scent, trainers and anything new that pinches.',
  ),
  topic(
    'What to wear on video',
    'zoom interview, video interview avoid, webcam clothes, online interview, teams call, remote interview, what color on camera',
    'On video wear a plain, mid-tone top that contrasts with the background, such as blue, green or burgundy, with a collar or clear neckline; avoid fine stripes and checks, which flicker, pure white or black, shiny cloth, logos and jingling jewelry. Wear proper trousers too, and look at yourself in the preview.',
  ),
  topic(
    'What to wear for photographs',
    'family photo outfits, passport photo clothes, headshot clothes, engagement photos, photo colors, coordinate family photos',
    'Plain, textured, medium colors that suit the place; coordinate two or three tones instead of matching, no logos, neon or tiny stripes, necklines clear of the chin. For a passport or headshot choose a dark or mid color that stands out from a white wall, with no white top, hat or uniform.',
  ),
  topic(
    'What to wear on a date',
    'first date, blind date, coffee date, dinner date, what not to wear date, second date, date man',
    'On a date wear what you feel like yourself in, a notch better and suited to the place: dark jeans or a skirt with a good top or knit for coffee or drinks, a dress or blazer for dinner; clean shoes, one detail you like, nothing you must keep adjusting.',
  ),
  topic(
    'What to wear to meet the parents',
    'meeting in laws, partners parents, boyfriends parents, dinner with his family',
    'Neat, calm and yourself: a knit or shirt with whole jeans or trousers, or a day dress, clean shoes and good socks; no slogans, deep necks or rips.',
  ),
  topic(
    'What to wear to a party',
    'house party, birthday party clothes, cocktail party at home, nye outfit, new years eve, halloween without costume, christmas do, office christmas party',
    'Take one festive thing, shine, color or print, and keep the rest simple: satin top with jeans, velvet blazer, dress with boots. At an office party stay one step less revealing than with friends; think of dancing shoes and a layer.',
  ),
  topic(
    'What to wear to a gala, opera or theatre',
    'opera clothes, theatre dress, ballet, classical concert, premiere, proms, glyndebourne',
    'Opera and theatre: smart casual at least, a cocktail dress or dark suit for premieres; Glyndebourne and galas black tie. Soft shoes on parquet and a shawl.',
  ),
  topic(
    'What to wear to a concert, gig or festival',
    'gig outfit, rock concert, festival packing, muddy festival, standing concert',
    'For gigs and festivals: comfortable closed shoes, layers, pockets or a crossbody bag, nothing precious; for a muddy festival wellies, thick socks, a light waterproof and shorts or leggings that dry.',
  ),
  topic(
    'What to wear to the gym, running, yoga and hiking',
    'what to wear running in the cold, running temperature, gym first time, yoga clothes, hiking layers, cycling clothes, what to wear skiing, swimming',
    'Gym and running: moisture-carrying tops, leggings or shorts, a sports bra that holds, the right shoes; run dressed for ten degrees more than it is. Yoga: close-fitting stretch and bare feet. Hiking and skiing: merino base, fleece, shell, wool socks; no cotton.',
  ),
  topic(
    'What to wear to a doctor, massage or blood test',
    'gp appointment, hospital appointment, scan clothes, mri clothes, physio, vaccine',
    'Wear loose layers that open or roll up easily, slip-on shoes, no metal for an MRI, short or loose sleeves for blood tests and vaccines, shorts or leggings for physiotherapy.',
  ),
  topic(
    'What to wear to court or jury service',
    'jury duty, court hearing, witness court, magistrates, tribunal, divorce court',
    'For court wear sober business dress: a dark suit, or trousers or a skirt with a plain shirt or blouse and jacket, closed shoes; jurors may be smart casual, tidy and comfortable for sitting all day. No jeans with holes, shorts, hats, slogans or loud jewelry.',
  ),
  topic(
    'What to wear to the bank, embassy or an official appointment',
    'bank appointment, visa interview clothes, landlord viewing, mortgage, parents evening clothes, school meeting',
    'A tidy smart casual does: trousers or dark jeans with a shirt, knit or blazer, or a day dress; closed clean shoes.',
  ),
  topic(
    'Dress of teachers',
    'what should a teacher wear, teacher clothes, supply teacher, teaching outfit, school staff, nursery worker',
    'Teachers do well in business casual they can move in: trousers, midi skirts or dresses that cover when bending, washable shirts and knits, cardigans, flat shoes for standing all day, pockets; mid-tones hide chalk and ink. No deep necks, slogans or noisy jewelry.',
  ),
  topic(
    'Dress of doctors, nurses and carers',
    'what do doctors wear, nurse clothes, under a white coat, scrubs, bare below the elbow, hospital work clothes',
    'In wards clothes are bare below the elbow, washable at 60 degrees, without ties, rings or watches; under a white coat or scrubs a T-shirt or shirt and trousers, with closed, wipeable, cushioned shoes.',
  ),
  topic(
    'Dress of lawyers, bankers and consultants',
    'law firm dress, trainee solicitor, banker clothes, consultant dress, conservative office, finance',
    'Law, finance and consulting: navy or charcoal suits or tailored separates, plain shirts and blouses, closed polished shoes, quiet jewelry; ties for court and clients. The first weeks are dressed up, then take your cue from seniors.',
  ),
  topic(
    'Dress in tech, start-ups and creative work',
    'startup dress, tech interview, creative office, agency, media job, interview at a start-up, trendy startup interview',
    'Start-ups and tech: neat jeans or chinos, good T-shirt, shirt or knit, optional blazer, clean trainers or boots; for an interview smart casual, one step smarter than the team, no suit needed. Creative fields welcome one distinctive piece.',
  ),
  topic(
    'Dress in shops, kitchens and trades',
    'retail job clothes, waiter clothes, barista, estate agent, hairdresser clothes, builder, florist, chef shoes',
    'For standing jobs: plain dark washable clothes, non-slip supportive shoes, nothing that dangles; estate agents and sales lean to business casual with a jacket. Trades want protective shoes and strong cotton.',
  ),
  topic(
    'Dress on the first day',
    'first day at work, first day new job, first week office, new job wardrobe, internship clothes, work wardrobe start',
    'On the first day wear what you wore to the interview or slightly less, comfortable shoes, a layer; then match the room. A starter wardrobe: two trousers or skirts, five tops, one blazer, one knit, two pairs of shoes, in colors that mix.',
  ),
  topic(
    'Looking professional or older',
    'look older at work, look more grown up, look professional, be taken seriously, young looking, authority clothes, look about twelve',
    'Structure makes grown up: a jacket with a shoulder, darker or deeper colors, long trousers, leather shoes and bag, pressed cloth, few accessories. Avoid graphic tees, trainers, tiny prints and too-large sizes.',
  ),
  topic(
    'Looking expensive',
    'look rich, look expensive, polished look, elevate outfit, look put together, quiet luxury on a budget',
    'Fit, pressing and condition: tailored hems, clean shoes, no pills, good belt and bag without logos, few colors in tonal shades, natural-looking cloth, simple jewelry. Change plastic buttons and steam everything.',
  ),
  topic(
    'Comfort all day',
    'standing all day, on feet all day, walking all day, comfortable work shoes, comfy but smart, long day',
    'Wear cushioned shoes with a firm sole and room for toes, change pairs, knits and stretch-woven trousers with some give, layers and soft waistbands; a wool-blend knit suit looks smart and feels like jersey.',
  ),
  topic(
    'Dressing for heat',
    'heatwave clothes, hot office, hot weather work, 35 degrees, what to wear when hot, keep cool, sweating in summer',
    'Loose, light-colored, open cloth: linen, seersucker, thin cotton, viscose or lyocell; short or rolled sleeves, wide legs, sandals or canvas, a hat. At work linen-blend trousers or a midi dress with a light layer for the air conditioning; no polyester or lining.',
  ),
  topic(
    'Dressing for humid heat',
    'humid, tropics, muggy, monsoon, sticky, southeast asia clothes',
    'In humidity loose linen, thin cotton, rayon or technical cloth that dries, prints or white and navy that hide sweat, no denim or tight synthetics, open shoes; a spare shirt, and a thin rain jacket.',
  ),
  topic(
    'Dressing for cold',
    'freezing clothes, minus 10, minus 20, winter layers, keep warm outside, cold office, keep hands warm, keep feet warm, always cold',
    'Layer: thermal or merino next to the skin, wool or fleece or light down, windproof coat; hat, scarf, mittens, wool socks in roomy boots with a thick sole, long johns. Warmth is trapped air, so not too tight; in a cold office a merino layer, scarf and wool socks.',
  ),
  topic(
    'Dressing for snow and ice',
    'snow shoes, icy pavement, slush, snow boots, walk on ice',
    'Waterproof, lined boots with deep rubber tread, wool socks, a long windproof coat, hat and gloves; leather soles, suede and cotton stay at home. Change shoes indoors.',
  ),
  topic(
    'Dressing for rain',
    'rainy day outfit, shoes for rain, rain at work, wet commute, umbrella, rain and suede',
    'A raincoat or trench with a hood, trousers or skirts that end above puddles, dark or quick-drying cloth, rubber or waxed smooth leather soles; no suede, silk, long wide hems or leather soles. Spare socks and shoes at the office.',
  ),
  topic(
    'Dressing for wind',
    'windy day, what to wear in wind, skirt in wind, hat in wind, scooter, boat wind',
    'Dense outer cloth that closes at neck, wrist and hem, trousers or heavy, close skirts rather than light wide ones, a beanie instead of a brim, hair tied, a tied scarf, close earrings.',
  ),
  topic(
    'Dressing for changing weather',
    'four seasons in a day, between seasons, transitional, warm day cold evening, spring weather, what to wear 15 degrees, april',
    'Wear three thin layers you can take off: tee or shirt, knit or overshirt, trench or light jacket, closed shoes, a thin scarf in the bag.',
  ),
  topic(
    'Outfits by temperature',
    'what to wear at 10 degrees, what to wear 15 degrees, what to wear 20 degrees, what to wear 5 degrees, when do i need a coat, jacket weather, temperature guide',
    'Over 25: one light layer. 20 to 25: short sleeves and a light layer for the evening. 15 to 20: long sleeves, light jacket. 10 to 15: knit and jacket or trench. 5 to 10: wool coat and scarf. Below 5: warm coat, hat, gloves; below 0 add thermals. Wind and rain count as five degrees less.',
  ),
  topic(
    'Sun and UV',
    'uv protection, sunburn clothes, sun hat, upf',
    'Densely woven, darker or UPF 50 cloth, long loose sleeves and a brim of 7 cm and more protect; thin white or wet cotton lets much through.',
  ),
  topic(
    'Packing a suitcase',
    'how to pack, pack light, roll or fold, packing cubes, pack shoes, packing order, avoid creases in suitcase, how many outfits for a week, how many clothes for a week, packing formula',
    'Choose two base colors and one accent so that everything mixes; for a week about five tops, three bottoms, one dress or jacket, two pairs of shoes, one layer and one coat worn on the way (5-4-3-2-1). Roll knits and tees, fold shirts and trousers in tissue or a cleaner’s bag, shoes at the wheels filled with socks, cubes for order.',
  ),
  topic(
    'Packing only hand luggage',
    'hand luggage only, carry-on, capsule packing, weekend bag, ten kilos',
    'Wear the heaviest shoes, coat and jacket; pack two bottoms, four tops, one knit, one dress or shirt for evenings, small shoes, underwear for five days and a travel wash. All in one color family.',
  ),
  topic(
    'Packing a suit or blazer',
    'pack blazer, jacket in suitcase, suit in hand luggage, blazer carry-on, fold a suit jacket, wear suit on plane, suit bag',
    'Turn one shoulder of the jacket inside out, tuck the other into it, fold it lengthwise with tissue or a plastic cleaner’s bag around and lay it on top or roll it round soft clothes; or wear it on the way and hang it up on the plane. On arrival hang it in the bathroom during a hot shower.',
  ),
  topic(
    'Clothes for flying',
    'what to wear on a plane, long haul outfit, airport outfit, plane shoes, compression socks',
    'Layers in soft, stretchy natural cloth, a loose waist, slip-on closed shoes, socks (compression on long flights), a large scarf and a jacket with pockets; no tight jeans, high boots or much metal at security. Cabins are cold and feet swell.',
  ),
  topic(
    'Clothes for city breaks and sightseeing',
    'city break, sightseeing shoes, walking holiday city, rome outfit, paris outfit, europe trip',
    'Broken-in walking shoes, dark jeans or a midi skirt, layers in two or three colors, a light waterproof, a zipped crossbody, a scarf for churches, one outfit for dinner.',
  ),
  topic(
    'Clothes for beach and sun holidays',
    'beach holiday packing, resort, pool, holiday wardrobe, cover up',
    'Two swimsuits, a linen shirt or kaftan, shorts, two light dresses or trousers, flat sandals, hat, sunglasses, one knit; cotton and linen in pale colors.',
  ),
  topic(
    'Clothes for conservative countries',
    'dress in dubai, dress in morocco, dress in egypt, dress in india, dress in saudi arabia, dress in jordan, modest travel, women travel middle east',
    'Cover shoulders and knees in loose, opaque clothes in public places, long sleeves and a scarf for religious sites; swimwear only at the pool. In Dubai malls ask for the same; Saudi Arabia and Iran are stricter. Men avoid shorts in towns and holy places.',
  ),
  topic(
    'Clothes for business trips',
    'business travel, work trip packing, wrinkle free travel clothes, conference packing',
    'One suit or blazer with two bottoms, a shirt or top for each day in crease-resistant cloth, one knit, two pairs of shoes; wool, jersey and crepe travel best. Wear the jacket, steam in the bathroom.',
  ),
  topic(
    'Clothes for camping, hiking and festivals',
    'camping packing, hike packing, what to take camping',
    'Merino or synthetic layers, a warm dry set for sleeping, waterproof, hat, broken-in boots and camp sandals; no cotton or denim for wet days.',
  ),
  topic(
    'Building a wardrobe',
    'start a wardrobe, essentials, basics, must haves, wardrobe from scratch, capsule list, staples for women, staples for men, what every wardrobe needs',
    'Begin with what your week needs: two bottoms that suit you, five mixing tops, a shirt, a fine and a warm knit, a blazer or jacket, a coat, plain trainers, leather shoes or boots, one outfit for occasions, a belt and a bag, in two neutrals and an accent.',
  ),
  topic(
    'Capsule wardrobe how-to',
    'make a capsule, how many pieces capsule, capsule colors, 333 method, capsule for work, capsule winter',
    'Take 25 to 40 pieces in two or three neutrals and one or two accents, about twice as many tops as bottoms, three pairs of shoes, layers for the season; every piece goes with three others. Box the rest for three months.',
  ),
  topic(
    'Finding your style',
    'personal style, my style, style words, style rut, bored of my clothes, inspiration, don’t know my style',
    'Save twenty outfits you love, name what repeats (color, cut, cloth), choose three words, look at what you already wear most, and change one thing at a time. In a rut, wear one neglected piece a day or a new combination of three favorites.',
  ),
  topic(
    'Decluttering the wardrobe',
    'declutter, clear out wardrobe, how often clear out, what to keep, what to throw, hanger trick, keep or donate, too many clothes, sort my wardrobe',
    'Twice a year, at the change of seasons, take everything out and keep what fits, is whole, was worn in the last year and you like; mend, sell, give or recycle the rest. The hanger trick shows what stays unworn; put doubtful pieces in a dated box for six months.',
  ),
  topic(
    'Organising the wardrobe',
    'messy wardrobe, wardrobe is a mess, where to start, organise closet, small wardrobe space, fold or hang, file fold, color order, storage for shoes, seasonal storage, hangers',
    'Hang coats, tailoring, shirts, dresses and what creases by kind and color on slim hangers; fold knits, jeans and tees upright in drawers; shoes in clear boxes; out-of-season pieces clean in breathable boxes. What you see you wear.',
  ),
  topic(
    'Selling and giving clothes away',
    'sell clothes, vinted tips, donate clothes, where to donate, textile recycling, swap clothes, resale value, what to do with old wedding dress',
    'Sell what is current and in good state: wash, steam, photograph in daylight, measure, name the flaws and a fair third of the price. Give wearable things to charity shops or shelters, recycle rags, swap with friends; brands, coats, bags and shoes hold value best.',
  ),
  topic(
    'Buying second hand',
    'second hand shopping tips, thrift tips, buy used coat, buy second hand leather, buy vintage sizes, fake designer bag, check second hand, what to look for',
    'Check seams, lining, zips, underarms, collar, cuffs, moth holes and smell in daylight, ask for measurements, and look at cloth: wool, leather, silk and denim are best value. On leather look for cracks, peeling, stiff or sticky places, torn lining and smell; small scratches can be cared for. Fakes show in stitching, hardware, serial number and price.',
  ),
  topic(
    'Judging quality before buying',
    'good quality clothes, check quality shop, quality coat, quality shoes, quality t-shirt, quality jeans, quality knit, spot cheap clothes',
    'Hold cloth to the light, scrunch it, pull a seam: dense, springy, straight short stitches, matched patterns, lined and hemmed generously, firm buttons with spares, strong zips. T-shirts 180 g and more, jeans 11 oz and over with little elastane, knits dense, coats with 70 % wool, shoes with stitched soles and leather lining.',
  ),
  topic(
    'What is worth spending on',
    'splurge or save, where to spend money, invest in, expensive coat worth it, how much to spend on a coat, cheap vs expensive, cost per wear, price of good shoes',
    'Spend on what is worn often or carries you: coat, shoes, bag, bra, tailored jacket, jeans; save on tees, trends and party pieces. Divide the price by expected wears: a coat of 300 worn 300 times costs one a day. A good winter coat costs roughly 200 to 500 new, a third of that second hand.',
  ),
  topic(
    'Shopping without regrets',
    'impulse buying, stop buying clothes, shopping list, should i buy it, buying too many clothes, sale shopping, no buy year, online shopping sizes, returns',
    'Wait a day, name three outfits and three occasions for it, check that it fits now and suits your colors, and that nothing similar hangs at home. In sales buy only what was on your list. Online compare measurements with a piece that fits.',
  ),
  topic(
    'Dressing well on a small budget',
    'stylish on a budget, cheap clothes look good, student wardrobe, no money for clothes, budget work wardrobe',
    'Few, mixing pieces in neutrals, second hand for coats, leather and wool, hems and waists altered, clean shoes, steamed cloth; borrow or rent for occasions.',
  ),
  topic(
    'Sustainable clothes',
    'sustainable fashion, most sustainable fabric, eco friendly clothes, ethical fashion brands, carbon footprint clothes, microplastics, organic cotton worth it, recycled polyester, greenwashing',
    'Wear what you own longer, wash less and cooler, mend, buy second hand, then few new pieces in linen, hemp, organic cotton, lyocell or recycled wool with GOTS, Fairtrade or similar labels. Vague words such as “conscious” without certificates are greenwashing; a washing bag catches microfibers.',
  ),
  topic(
    'How long clothes last',
    'lifespan of clothes, when to replace, how long should shoes last, how long should a coat last, replace bras, replace trainers, replace tights, when to throw out underwear',
    'With care: coats and leather shoes ten years and more (with new soles), suits and knits five to ten, jeans three to five, T-shirts two to three, trainers one to two years or 600 to 800 km running, bras about a year in rotation, tights until they ladder.',
  ),
  topic(
    'What a tailor or cobbler can do and costs',
    'tailor cost, how much to hem trousers, alterations price, can a tailor make it bigger, let out a dress, shorten sleeves, take in a jacket, alter shoulders, resole price, worth altering, make a jacket bigger, shorten a coat',
    'Simple and cheap: hems, sleeves without working buttons, taking in waist, side seams and legs, new zips and buttons. Letting out works by one to four centimetres, as far as there is cloth in the seams. Hard and dear: shoulders, length of a jacket, rise, beading. Resoling costs about a third of good shoes.',
  ),
  topic(
    'Learning to mend',
    'visible mending, sashiko, patch, darn, sewing kit, mend or throw away, mending basics',
    'A kit of needles, thread, snaps, patches and a darning mushroom covers most: buttons, hems, seams, small holes. Visible mending with sashiko, patches or embroidery turns damage into decoration; stretch cloth wants a ballpoint needle.',
  ),
  topic(
    'Dyeing clothes',
    'dye clothes at home, dye jeans black, re-dye, dye polyester, natural dye, tie dye',
    'Cotton, linen, viscose and wool dye well in the machine or a pot; polyester and acrylic hardly, seams of polyester stay light. Weigh the dry cloth, go darker than the old color, remove stains first, and wash it alone afterwards.',
  ),
  topic(
    'Common size questions',
    'what size am i, uk to eu size, us to uk size, vanity sizing, size chart, eu 38, eu 40, men suit size, collar size, hat size, ring size, children size, inseam, between two sizes',
    'Women’s UK sizes are the EU (German) number minus 28, US minus 32 or so: EU 38 is UK 10 to 12 and US 6 to 8. Men’s suits: EU minus 10 is UK and US. Sizes differ between makers, so compare measurements; between two, take the one that fits the shoulders or the widest place.',
  ),
  topic(
    'Men’s style basics',
    'how should men dress, style tips for men, men wardrobe basics, dad style, men over 40, men smart casual, boyfriend style, husband clothes',
    'For men: fit at the shoulder and hem, few colors (navy, grey, olive, brown, white), dark jeans, chinos, Oxford shirts, fine knits, an unstructured blazer, plain trainers, loafers or boots, belt and shoes agreeing, clean and pressed.',
  ),
  topic(
    'Women’s style basics',
    'style tips for women, mum style, women over 40, women over 50, women over 60, what suits older women, stylish at 60, silver hair style',
    'At any age: good fit and posture, color near the face, better cloth, modern shoes and glasses, one striking piece; trousers and sleeves that end right. Nothing is forbidden by birthday.',
  ),
  topic(
    'Teenagers and students',
    'teen clothes, school uniform, student outfit, university first day, prom, prom dress, graduation outfit, graduation shoes',
    'Jeans, tees, hoodies and an overshirt for campus; one smart set for interviews and presentations. Prom: formal dress or suit, comfortable shoes; graduation: simple neckline or shirt and tie under the gown, dark shoes with a low block heel.',
  ),
  topic(
    'I do not dress children',
    'what should my toddler wear, child outfit, baby clothes, kids clothes size',
    'I know grown-up clothes best. For children in general: layers, soft washable cotton, room to move, one layer more than you wear for babies, closed shoes that fit with a thumb’s width.',
  ),
  topic(
    'Etiquette of gloves, coats, hats and umbrellas',
    'take coat off, gloves shaking hands, wear coat in restaurant, hat etiquette, umbrella indoors, napkin',
    'Coats and hats come off when you stay, gloves before you shake hands and at table, wet umbrellas stay at the door; a woman’s long evening gloves may stay on for greeting but not for eating.',
  ),
  topic(
    'Outshining and being underdressed',
    'overdressed, underdressed, too formal, too casual, everyone else in jeans, wrong outfit at party',
    'Too smart: take off the jacket or tie, roll the sleeves, let your hair down. Too casual: add a jacket, lipstick or jewelry and stand straight. Being slightly overdressed is the kinder mistake.',
  ),
  topic(
    'Brown in town and other old rules',
    'no brown in town, blue and green should never be seen, white after labor day, redheads no pink, navy and black rule, matching bag and shoes rule, horizontal stripes rule, fashion rules to break',
    'Old rules such as no brown in town, no white after Labor Day, blue and green never together or matching bag and shoes are habits, not laws. What still holds: suit the occasion, fit, agree in formality.',
  ),
  topic(
    'Cloth compared by warmth and wear',
    'compare fabrics, warmest fabric, coolest fabric, best fabric, order of warmth',
    'Warmth: down, cashmere, merino and wool, fleece, acrylic, cotton. Cool: linen, open cotton, lyocell and viscose, silk, then polyester. Hard-wearing: nylon and polyester, denim, wool, linen; delicate: silk, cashmere, viscose. Creasing least: wool, jersey, polyester; most: linen, viscose.',
  ),
  topic(
    'Fabrics for sensitive skin',
    'best fabric for sensitive skin, eczema clothes, allergy fabric, hypoallergenic fabric, baby soft',
    'Smooth, breathable cloth: cotton (organic, long-staple), silk, lyocell, modal, bamboo viscose and fine merino; avoid coarse wool, rough seams, tight synthetics and strong dyes. Wash new clothes first, without scent or softener; with a rash ask a doctor.',
  ),
  topic(
    'Fabrics for travel',
    'best travel fabric, crease free fabric, clothes that do not crease, quick dry',
    'Merino, wool crepe, jersey, ponte, polyester blends and nylon hardly crease and dry quickly; linen and viscose crease, thick cotton dries slowly.',
  ),
  topic(
    'Pleats, darts, vents and other details',
    'what is a dart, what is a vent, double vent, pleated or flat front, what is a placket, what is a yoke, lapel types, notch or peak lapel, shawl collar',
    'Darts shape flat cloth to the body; pleats give room at waist or hem; vents are slits at the back of a jacket (two are more elegant, one sporty). Notch lapels are for business, peak for formal and double-breasted, shawl collars for dinner jackets.',
  ),
  topic(
    'Kinds of necklines and collars',
    'boat neck, bateau, sweetheart neckline, halter, cowl neck, crew neck, henley, mandarin collar, grandad collar, peter pan collar, keyhole, square neck, bardot',
    'Crew is round and close, V pointed, scoop deep and round, boat (bateau) wide along the collarbone, square straight, sweetheart heart-shaped, halter tied at the neck, cowl draped, Bardot off the shoulder; a mandarin or grandad collar stands without folding, a Peter Pan collar is flat and round, a Henley buttons without collar.',
  ),
  topic(
    'Kinds of shoes',
    'what are brogues, what are loafers, what are mules, what are slingbacks, what are mary janes, what are derbies, what are monk straps, desert boots, chukka, court shoes, pumps, espadrilles, brothel creepers, kitten heel, wedge, platform',
    'Oxford: closed lacing, formal; derby: open lacing; brogue: punched holes; monk: buckle; loafer: slip-on; chukka or desert boot: ankle-high with two or three eyelets; Chelsea: elastic sides; court shoe or pump: closed slip-on heel; slingback: strap round the heel; mule: backless; Mary Jane: strap over the instep; espadrille: rope sole; kitten heel: low and thin; wedge: heel and sole in one.',
  ),
  topic(
    'Kinds of coats and jackets',
    'what is a peacoat, what is a trench, what is a duffle coat, crombie, chesterfield, what is a bomber, harrington, shacket, overshirt, gilet, blouson, car coat, cagoule, mac, parka, anorak',
    'Peacoat: short, double-breasted navy wool; duffle: hood and toggles; Chesterfield or Crombie: long, sober, velvet collar; trench: belted, storm flap; mac: plain raincoat; parka: long hooded padded; anorak: short pull-on windproof; bomber: short with ribbed hem; Harrington: light zip jacket with tartan lining; shacket: shirt as jacket; gilet: sleeveless.',
  ),
  topic(
    'Kinds of trousers and jeans',
    'what are chinos, culottes, palazzo, cigarette trousers, barrel leg, mom jeans, boyfriend jeans, bootcut, flares, skinny, straight, tapered, cargo, paperbag, capri, rise',
    'Skinny clings, slim follows, straight falls, tapered narrows, bootcut opens a little and flares much from the knee, wide and palazzo from the hip; mom is high with a tapered leg, boyfriend low and loose, barrel curved; cigarette slim to the ankle; culottes wide and cropped; capri mid-calf; paperbag gathered at the waist; chinos are cotton twill.',
  ),
  topic(
    'Kinds of dresses and skirts',
    'what is a shift dress, sheath dress, tea dress, wrap dress, skater dress, slip dress, maxi dress, pinafore, shirt dress, bodycon, a-line, pencil, circle, tulip, skort',
    'Shift hangs straight, sheath follows the body, A-line widens, fit and flare or skater flares from the waist, wrap ties across, tea dress is mid-calf and floral, slip dress falls from thin straps, shirt dress buttons, pinafore goes over a top, bodycon clings; skirts: pencil, A-line, circle, pleated, tulip, skort with shorts inside.',
  ),
  topic(
    'Kinds of sleeves and cuffs',
    'raglan, dolman, batwing, bell sleeve, bishop sleeve, puff sleeve, cap sleeve, set-in, french cuff, barrel cuff, three quarter sleeve',
    'Set-in has a seam at the shoulder, raglan runs to the neck, dolman or batwing is cut in one and wide, puff is gathered, bishop full to a cuff, bell widens, cap covers the shoulder; barrel cuffs button, French (double) cuffs take cufflinks.',
  ),
  topic(
    'Kinds of knits',
    'cable knit, fair isle, aran, guernsey, ribbed knit, chunky knit, intarsia, fisherman, gauge, waffle, pointelle',
    'Cable and Aran have raised twisted patterns, Fair Isle colored bands, Guernsey a dense fisherman’s plain, rib stretches, waffle has small squares, pointelle tiny holes, intarsia pictures. Fine gauge is thin and dressy, chunky gauge thick and casual.',
  ),
  topic(
    'Kinds of patterns',
    'pinstripe, chalk stripe, breton, gingham, tartan, houndstooth, herringbone, windowpane, paisley, polka dot, argyle, ikat, toile, camouflage, chevron',
    'Pinstripe is a fine line, chalk stripe blurred; Breton white with navy; gingham small even checks; tartan colored crossing bands; windowpane large thin squares; houndstooth broken checks; herringbone zigzag weave; paisley curved drops; argyle diamonds; polka dots even spots.',
  ),
  topic(
    'Cloth weights and terms',
    'gsm meaning, denier meaning, ply, thread count, momme, worsted, super 120s, selvedge, mercerised, brushed, garment dyed, stone washed, sanforised, microfiber',
    'GSM is grams per square metre (tee 140 to 220, sweatshirt 280 to 400); denier counts thickness of tights yarn; ply how many yarns are twisted; momme the weight of silk; Super 120s the fineness of wool; selvedge denim has a clean woven edge from old narrow looms and is prized for density; mercerised cotton is treated to shine and be stronger; garment-dyed means dyed after sewing.',
  ),
  topic(
    'Style names',
    'cottagecore, dark academia, clean girl, coastal grandmother, gorpcore, balletcore, office siren, indie sleaze, scandi style, parisian style, preppy, ivy style, dopamine dressing, mob wife, grunge',
    'Preppy or Ivy: Oxford shirts, loafers, cable knits; Scandi: clean, wide, muted with one color; Parisian: denim, blazer, stripes; dark academia: tweed and brown; cottagecore: florals and lace; gorpcore: hiking wear in town; grunge: checks, boots, denim; coastal grandmother: linen and cream; dopamine dressing: bright color for joy.',
  ),
  topic(
    'What I cannot know',
    'will it be in fashion, what do others think, what is in the shops, price today, celebrity outfit',
    'I know your wardrobe and general knowledge of clothes; not shops, stock, today’s prices, other people’s opinions or the future.',
  ),
  topic(
    'Merino and cashmere',
    'merino vs cashmere, cashmere or merino, difference merino cashmere, which is warmer merino or cashmere',
    'Cashmere comes from goats and is warmer and softer for its weight; merino comes from sheep, is stronger, cheaper, stretchier and easier to wash. For every day and sport take merino, for softness and dress cashmere.',
  ),
  topic(
    'Wool and cotton',
    'wool vs cotton, cotton or wool, which is warmer wool or cotton, wool or cotton in rain',
    'Wool is warmer, keeps warming when damp, smells and creases less and sheds a drizzle; cotton is cooler, easier to wash and cheaper, but soaks up rain and sweat, dries slowly and then chills.',
  ),
  topic(
    'Wool and acrylic',
    'wool vs acrylic, acrylic or wool, is acrylic as warm as wool',
    'Wool is warmer, breathes, warms when damp and lasts; acrylic is cheaper, soft at first and machine washable, but lets wind through, gets clammy, pills and is made of plastic.',
  ),
  topic(
    'Linen and cotton',
    'linen vs cotton, cotton or linen, linen or cotton for summer',
    'Linen is cooler, stronger and dries faster but creases; cotton is softer from the start, creases less and is cheaper. For heat and humidity linen wins, for next to the skin and every day cotton.',
  ),
  topic(
    'Silk and satin',
    'silk vs satin, is satin silk, difference silk and satin, polyester satin',
    'Silk is a natural fiber, satin a weave: satin can be of silk, which breathes, or of polyester, which is cheaper, warmer and sweatier. The label tells which.',
  ),
  topic(
    'Polyester and cotton',
    'polyester vs cotton, cotton or polyester, polycotton',
    'Cotton breathes and absorbs, creases and shrinks a little; polyester keeps shape and color, dries fast and hardly creases, but holds sweat and smell. Blends with a majority of cotton are the compromise for shirts.',
  ),
  topic(
    'Viscose and polyester',
    'viscose vs polyester, viscose or polyester',
    'Viscose breathes, drapes and absorbs like cotton but creases and shrinks; polyester lasts, keeps its shape and washes easily but does not breathe. In heat take viscose, for travel polyester.',
  ),
  topic(
    'Down and synthetic padding',
    'down vs synthetic, synthetic or down jacket, puffer filling, primaloft',
    'Down is warmer and lighter for its volume and lasts longer; synthetic padding still warms when wet, dries fast, is washable at ease, cheaper and vegan.',
  ),
  topic(
    'Fleece and wool',
    'fleece vs wool, wool or fleece, which is warmer fleece or wool',
    'Fleece is light, dries fast and is cheap, but wind goes through it and it smells; wool is warmer when damp, breathes better and smells less, but is heavier and slower to dry.',
  ),
  topic(
    'Leather and suede',
    'leather vs suede, suede or leather, smooth leather or suede',
    'Smooth leather is tougher, sheds more water and is dressier; suede, its napped side, is softer and more casual and suffers from rain and stains.',
  ),
  topic(
    'Shoes for cobbles and rough ground',
    'cobbles, cobbled streets, cobblestones, shoes for cobblestones, gravel, uneven ground, walk on cobbles',
    'On cobbles and gravel wear a flat, thick, flexible sole: sneakers, loafers or derbies with rubber, ankle boots, wedges or a broad block heel. Thin heels catch between the stones, and thin leather soles hurt and slip.',
  ),
  topic(
    'Length of a pencil skirt',
    'pencil skirt length, how long should a pencil skirt be, pencil skirt knee, pencil skirt hem',
    'A pencil skirt looks best ending just above, at or just below the knee, where the leg is narrow; midi ones end at mid-calf with heels. It needs a slit or stretch to walk in.',
  ),
];
