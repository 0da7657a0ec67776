/**
 * What a brand is known for. `sport`: its clothes are for sport unless the name says otherwise; `business`: its main
 * trade is suits and shirts for the office; `ethnic`: Indian dress; `plain`: nothing follows. House knowledge, not the brands' claims.
 */
export type BrandLine = 'sport' | 'business' | 'ethnic' | 'plain';

/** Commas separate brands; `name = other spelling | another`. A `!` marks a word of daily speech, a brand only with a capital letter. */
export const brands: Readonly<Record<BrandLine, string>> = {
  sport:
    'Nike, Adidas, Puma, Regatta, Reebok, Asics, New Balance, Under Armour = under armor, Fila, Umbro, Kappa, Mizuno, Saucony, Brooks Running, Hoka = hoka one one, Salomon, Lululemon = lulu lemon, Gymshark, Athleta, Sweaty Betty, Alo Yoga, Decathlon, Kalenji, Domyos, Quechua, Kipsta, Geonaute, Newfeel, Le Coq Sportif, Diadora, Lotto, Spalding, Wilson, Speedo, Arena Swim, Craft Sportswear, Champion!, 2XU, Fabletics, Vuori, Outdoor Voices, Ellesse, Urban Yoga, Li-Ning, Nivia, Odlo, Vaude, Mammut, Jack Wolfskin, Bergans, Norrøna = norrona, Helly Hansen, Devold, Icebreaker, Haglöfs = haglofs, Röhnisch = rohnisch, Craft, Schöffel = schoffel, Ortovox, Joma, Hummel, 4F, Sportful',
  business:
    "Van Heusen, Louis Philippe, Arrow!, Peter England, Raymond!, Park Avenue, Reid & Taylor = reid and taylor, John Miller, Blackberrys, Charles Tyrwhitt, TM Lewin = t m lewin, Thomas Pink, Brooks Brothers, Eton Shirts, Hawes & Curtis = hawes and curtis, Hugo Boss, Turnbull & Asser, Belmonte, Black Coffee, Canali, Zegna = ermenegildo zegna, Brioni, Suitsupply = suit supply, Moss Bros, Olymp, Seidensticker, Bonobos, Bostonian, Florsheim, Church's, Crockett & Jones, Allen Edmonds, Loake, Hush Puppies, Bally, Bugatti, Pierre Cardin, Eterna, Van Laack, Strellson, Digel, Roy Robson, Tiger of Sweden, Oscar Jacobson, Profuomo, SuitSupply, Cavaliere, Dressmann, Vistula, Wólczanka = wolczanka, Bytom",
  ethnic:
    'Fabindia = fab india, Biba, Aurelia, Global Desi, Manyavar, Mohey, Soch, Libas, Anouk, Sangria, Rangmanch, Kalki, Sabyasachi, Anita Dongre, Raw Mango, Good Earth, Jaypore, Ritu Kumar, Melange by Lifestyle, Diva Fashion, W For Woman',
  plain:
    "Adidas Originals, Indigo Nation, AND by Anita Dongre, Arrow Sport = arrow sports, Zara, H&M = h & m | h and m | hm, Uniqlo, Mango!, Topshop, Topman, Next!, Gap!, Levi's = levis | levi strauss | levi, Lee Cooper, Wrangler, Diesel!, Guess!, Calvin Klein = ck, Tommy Hilfiger, Ralph Lauren, Lacoste, Gant, Esprit, Benetton = united colors of benetton | united colours of benetton, French Connection = fcuk, Marks & Spencer = marks and spencer | m&s, Primark, Asos = asos design, Boohoo, Shein = she in, Forever 21 = forever21, Forever New, Bershka, Pull & Bear = pull and bear, Massimo Dutti, Stradivarius, COS!, Arket, Weekday!, Monki, & Other Stories = other stories, Everlane, J.Crew = j crew | jcrew, Madewell, Banana Republic, Old Navy, Abercrombie & Fitch = abercrombie and fitch | abercrombie, Hollister, American Eagle, Aeropostale, Urban Outfitters, Free People, Anthropologie, Patagonia, The North Face = north face, Columbia!, Arc'teryx = arcteryx, Timberland, Carhartt = carhartt wip, Dickies, Barbour, Burberry, Gucci, Prada, Miu Miu, Chanel, Dior = christian dior, Louis Vuitton, Hermès = hermes, Fendi, Versace, Balenciaga, Givenchy, Saint Laurent = yves saint laurent | ysl, Bottega Veneta, Valentino = redvalentino, Dolce & Gabbana = dolce gabbana | dolce and gabbana | d&g, Armani = giorgio armani | emporio armani | armani exchange, Celine, Loewe, Chloé = chloe, Stella McCartney, Alexander McQueen, Alexander Wang, Marc Jacobs = marc by marc jacobs, Michael Kors, Kate Spade = kate spade new york, Tory Burch, Coach!, Theory!, Vince, Rag & Bone = rag bone | rag and bone, Acne Studios, A.P.C. = apc, Ganni, Reformation, Sezane, Sandro, Maje, The Kooples, Isabel Marant, Jil Sander, Helmut Lang, Rick Owens, Maison Margiela, Comme des Garçons = comme des garcons, Issey Miyake, Yohji Yamamoto, Kenzo, Moschino, Missoni, Etro, Max Mara = maxmara, Marni, Moncler, Canada Goose, Stone Island, Off-White Virgil, Fear of God, Supreme!, Stussy, Converse, Vans, Birkenstock, Crocs Inc, Clarks, Dr. Martens = dr martens | doc martens, UGG Australia, Steve Madden, Aldo, Jimmy Choo, Christian Louboutin = louboutin, Manolo Blahnik, Stuart Weitzman, Salvatore Ferragamo = ferragamo, Tod's = tods, Cole Haan, Ecco, Geox, Camper!, Superga, Veja, Common Projects, Onitsuka Tiger, K-Swiss, Ray-Ban = ray ban | rayban, Oakley, Persol, Warby Parker, Rolex, Omega, Tag Heuer, Seiko, Casio = casio edifice | casio enticer, G-Shock = g shock, Citizen!, Timex, Fossil!, Swatch, Titan!, Fastrack, Daniel Wellington, Skagen, Garmin, Maxima, Esprit Watches, Q&Q, Apple!, Samsonite, Fjällräven = fjallraven | kanken, Herschel, Eastpak, JanSport, Longchamp, Furla, Rebecca Minkoff, Mansur Gavriel, Lino Perros, Baggit, Hidesign, Caprese, Wildcraft, American Tourister, Tumi, Rimowa, Pandora, Tiffany = tiffany & co | tiffany and co, Swarovski, Cartier, Bulgari, Allen Solly, Flying Machine, Spykar, Pepe Jeans, Jack & Jones = jack and jones | jack jones, Only!, Vero Moda, Selected Homme, Killer Jeans, Mufti, Highlander, Roadster, HRX, Red Tape, Woodland, Bata, Catwalk, Carlton London, Metro Shoes, Inc 5, Lavie, Da Milano, U.S. Polo Assn. = us polo assn | u s polo assn | us polo, Indian Terrain, ColorPlus = color plus, Scullers, Wills Lifestyle, Turtle!, Jealous 21, Lee!, Tokyo Talkies, Sheinside, Miss Selfridge, Dorothy Perkins, River Island, New Look, Oasis!, Warehouse!, Coast!, Karen Millen, Whistles!, Reiss, Hobbs, Ted Baker, Paul Smith, AllSaints = all saints, Superdry, Jigsaw!, Joules!, Boden, Fat Face, White Stuff, Seasalt, Gym+Coffee = gym coffee, Jacques Vert, Steel Blue!, Blue Harbour, Green Coast, Black Diamond, Cafés du Cycliste = cafes du cycliste, Gold Toe, Silver Jeans, Lavender Hill, Brown Thomas, Les Deux, Toast!, John Lewis, George at Asda, Jaeger, Monsoon Accessorize, Accessorize, Phase Eight, LK Bennett = l k bennett, Self-Portrait, Zimmermann, Diane von Furstenberg = dvf, Rachel Zoe, BCBG = bcbgmaxazria | bcbg max azria, Alice + Olivia = alice olivia | alice and olivia, Proenza Schouler, Oscar de la Renta, Carolina Herrera, Vera Wang, Marchesa, Elie Saab, Roksanda, Erdem, Simone Rocha, JW Anderson, Vivienne Westwood, Temperley London, Matthew Williamson, Mary Katrantzou, Peter Pilotto, Preen, Cath Kidston, Joe Fresh, Target!, Walmart, Costco, Amazon Essentials, Muji, Desigual, Tom Tailor, s.Oliver = s oliver, Marc O'Polo = marc o polo, C&A = c & a, Peek & Cloppenburg, Hunkemoller, Petit Bateau, Saint James, Agnès b = agnes b, Kiabi, Jules!, Celio, Etam, Promod, Camaieu, Intimissimi, Calzedonia, Golden Goose, Stefanel, Patrizia Pepe, Liu Jo, Pinko!, United Colors, Hanes, Fruit of the Loom, Gildan, Bella Canvas, Skims, Victoria's Secret = victorias secret, Calvin Klein Jeans, Nautica, Izod, Dockers, Eddie Bauer, L.L.Bean = ll bean | l l bean, Lands' End = lands end, Vineyard Vines, Brandy Melville, Pacsun, Hot Topic, Zumiez, Quiksilver, Billabong, Roxy, Rip Curl, Volcom, Hurley, O'Neill = oneill, DKNY, Donna Karan, Nine West, Sam Edelman, Vince Camuto, Anne Klein, Liz Claiborne, Ann Taylor, Loft!, Talbots, Chico's, Express!, White House Black Market, Lane Bryant, Torrid, Eileen Fisher, Tibi, Derek Lam, Phillip Lim = 3.1 phillip lim | 3 1 phillip lim, Opening Ceremony, Thom Browne, Tom Ford, Ermanno Scervino, Sonia Rykiel, Lanvin, Balmain = pierre balmain, Nina Ricci, Roberto Cavalli, Just Cavalli, Emilio Pucci, Giuseppe Zanotti, Sergio Rossi, Casadei, Aquazzura, Gianvito Rossi, Charlotte Olympia, Nicholas Kirkwood, Sophia Webster, Jean Paul Gaultier = jean paul, Keds, Jeffrey Campbell, Kurt Geiger = carvela kurt geiger, Rossignol, J Brand, Paige Denim = paige, Seven For All Mankind = 7 for all mankind, Citizens of Humanity, True Religion, Nudie Jeans, AG Jeans, Frame Denim, Tommy Bahama, Badgley Mischka, Jenny Packham, Monique Lhuillier, Stella & Dot = stella dot, Alex and Ani, Linda Farrow, Illesteva, Thierry Lasry, Brian Atwood, Schutz, Toms Shoes = toms, Sole Society, Minnetonka, Sperry = sperry topsider, Teva, Pleaser, Meindl, Lowa, Hanwag, Deuter, Marimekko, Filippa K, Gina Tricot, Lindex, KappAhl, Cubus, Bik Bok, Carlings, Holzweiler, Livid, Moods of Norway, Samsøe Samsøe = samsoe samsoe, Vero Moda, Pieces!, Vila!, Object Collectors, Selected Femme, Bestseller, Name It, Reserved!, Mohito, Sinsay, Cropp, Medicine!, Scotch & Soda, G-Star = gstar, Denham, Hema, Zeeman, WE Fashion, Cecil!, Street One, Opus, Comma!, Betty Barclay, Gerry Weber, Vagabond!, Gabor, Rieker, Tamaris, Paul Green, Högl = hogl, Ara!, Lloyd!, Camaïeu, Jennyfer, Naf Naf, Comptoir des Cotonniers, Claudie Pierlot, Ba&sh, Jacadi, Bocage, André!, Minelli, Bimba y Lola, Adolfo Dominguez, Purificación García = purificacion garcia, Springfield, Cortefiel, Oysho, Women'secret = women secret, OVS, Tezenis, Yamamay, Geox, Renner, C&A, Farm Rio, Arezzo, Melissa!, Parfois, Salsa!, Tiffosi, Trader Joe's = trader joes",
};

/**
 * Makers of one kind of thing, by a word for it: their name alone tells the garment when nothing else does. Brands that
 * the list above lacks count as `plain`.
 */
export const makersOf: Readonly<Record<string, string>> = {
  sneakers:
    'Vans, Converse, Superga, Veja, Keds, Skechers, Onitsuka Tiger, Common Projects, Golden Goose, Axel Arigato, Supra, DC Shoes, Etnies, PF Flyers, Feiyue, K-Swiss, Novesta, Ash Footwear, New Balance, Reebok, Bensimon, Palladium!, Topper!, Gola!, Allbirds, Autry, P448, Cariuma, Karhu, Hey Dude = hey dudes | heydude | heydudes',
  'running shoes':
    'Asics, Saucony, Hoka, Brooks Running, Mizuno, On Running, Altra, Topo Athletic, Newton Running',
  'hiking boots':
    'Meindl, Lowa, Hanwag, Lundhags, Scarpa, Merrell, Keen!, La Sportiva, Haix, Zamberlan, Asolo, Danner, Vasque, Oboz, Raichle, Bestard, Chiruca, Crispi',
  'rain boots': 'Aigle!, Le Chameau, Bogs, Muck Boot = muck boots | mucks, Xtratuf = xtratufs, Tretorn',
  'knee boots': 'Dubarry, Fairfax & Favor',
  parka: 'Canada Goose',
  trousers: 'Dickies',
  sandals:
    'Birkenstock, Teva, Chaco, Havaianas Sandals, Ancient Greek Sandals, Xero Shoes, Bedrock Sandals, Saltwater Sandals = salt water sandals, OluKai, Freedom Moses, Rainbow Sandals',
  'flip flops': 'Havaianas, Ipanema',
  boots:
    'Dr. Martens, Timberland, Hunter Boots, Sorel, Frye, Lucchese, Red Wing, Blundstone, Bearpaw, Minnetonka, Thursday Boots, Wolverine Boots, Chippewa, Solovair, New Rock, Demonia, Thorogood, UGG Classic',
  'ankle boots': 'Jeffrey Campbell, R.M. Williams = rm williams | r m williams, Acne Jensen',
  heels:
    'Jimmy Choo, Christian Louboutin, Manolo Blahnik, Kurt Geiger, Gianvito Rossi, Giuseppe Zanotti, Sergio Rossi, Casadei, Aquazzura, Nicholas Kirkwood, Charlotte Olympia, Brian Atwood, Stuart Weitzman, René Caovilla = rene caovilla, Tabitha Simmons, Alexandre Birman, Paul Andrew, Pierre Hardy, Walter Steiger, Rupert Sanderson, Schutz, Pleaser, Sophia Webster, Chinese Laundry, Qupid, Irregular Choice',
  flats: 'French Sole, Pretty Ballerinas, Repetto, Tieks',
  'boat shoes': 'Sperry, Sebago',
  loafers: 'G.H. Bass = gh bass | g h bass, Gucci Loafers',
  shoes:
    "Clarks, Ecco, Geox, Toms Shoes, Sam Edelman, Steve Madden, Vince Camuto, Nine West, Sole Society, Aldo, Dolce Vita, Madden Girl, Jessica Simpson, Naturalizer, Aerosoles, Rocket Dog, Dune London, Schuh, Bertie Shoes, Miista, Tony Bianco, Novo Shoes, Bata, Metro Shoes, Red Tape, Hush Puppies, Church's, Crockett & Jones, Allen Edmonds, Loake, Florsheim, Cole Haan",
  jeans:
    "Levi's, J Brand, Paige Denim, Seven For All Mankind, Citizens of Humanity, True Religion, Nudie Jeans, AG Jeans, Frame Denim, Current/Elliott, DL1961, James Jeans, Joe's Jeans, MiH Jeans = mih, Rock & Republic, Mavi, Miss Me, Silver Jeans, Lucky Brand, G-Star = g star raw, Dr Denim, Cheap Monday, Mother Denim, R13, Genetic Denim, NYDJ, One Teaspoon, Pepe Jeans, Killer Jeans, Wrangler",
  shirt:
    'Eterna, Olymp, Seidensticker, Eton Shirts, Van Laack, Wólczanka, TM Lewin, Thomas Pink, Hawes & Curtis',
  jacket: 'Barbour, Belstaff, Members Only',
  leggings: 'Black Milk',
  swimsuit: 'Speedo, Seafolly, Zoggs, Funkita',
  gown: 'Elie Saab, Marchesa, Monique Lhuillier, Jenny Packham, Vera Wang, Sherri Hill, Jovani, La Femme, Zuhair Murad, Naeem Khan, Reem Acra, Georges Hobeika, Zac Posen, Tarik Ediz, Faviana, Mac Duggal, Pronovias',
  dress: 'Hervé Léger = herve leger, Badgley Mischka, Diane von Furstenberg, Tadashi Shoji, Self-Portrait',
  handbag:
    'Longchamp, Rebecca Minkoff, Mansur Gavriel, Baggit, Mulberry, Furla, Dooney & Bourke, Vera Bradley, Brahmin, Sophie Hulme, Kipling, Cambridge Satchel, Radley London, Fiorelli, Coccinelle, MCM, Moynat, Goyard, Valextra, Lavie, Da Milano, Hidesign, Lino Perros, Caprese, Telfar, Polène = polene, Strathberry',
  clutch: 'Edie Parker, Judith Leiber, Olympia Le-Tan',
  backpack:
    'Herschel, Fjällräven, JanSport, Eastpak, Skybags, Osprey, Deuter, Kånken = kanken, SwissGear = swiss gear, Sandqvist, Ortlieb',
  suitcase: 'Samsonite, Rimowa, American Tourister, Tumi',
  watch:
    'Rolex, Tag Heuer, Seiko, Casio, G-Shock, Timex, Swatch, Fastrack, Titan, Fossil, Daniel Wellington, Skagen, Patek Philippe, Audemars Piguet, Breitling, IWC, Hublot, Tissot, Bulova, Invicta, Nixon, Komono, MVMT, Cluse, Movado, Longines, Maxima, Citizen, Suunto, Junghans, Nomos, Mondaine, Certina, Baby-G, Festina, Shinola, Victorinox, Fitbit, Apple Watch, Orient Watch, Hamilton Watch',
  sunglasses:
    'Ray-Ban, Oakley, Persol, Warby Parker, Linda Farrow, Illesteva, Thierry Lasry, Cutler and Gross, Oliver Peoples, Le Specs, Quay Australia, Karen Walker, Retrosuperfuture, Mykita, Krewe, Idee, Vogue Eyewear, Maui Jim = maui jims, Costa Del Mar, Goodr, Julbo, Sungod, Bollé = bolle, Knockaround = knockarounds, Izipizi, Vuarnet, Moscot, Garrett Leight',
  necklace:
    'Stella & Dot, Swarovski, Alexis Bittar, BaubleBar, Kendra Scott, Dogeared, Eddie Borgo, Erickson Beamon, Tom Binns, Lulu Frost, Dannijo, Kenneth Jay Lane, Ben-Amun, Van Cleef & Arpels = van cleef arpels, Tanishq',
  bracelet: 'Pandora, Alex and Ani, Chan Luu, Cruciani',
  earrings:
    'Maria Tash, Thomas Sabo, Monica Vinader, Links of London, Astley Clarke, Vita Fede, Jennifer Fisher, Pamela Love',
  ring: 'Cartier, David Yurman, Boucheron, Harry Winston, Graff, Chopard, Repossi, Delfina Delettrez',
  socks: 'Darn Tough, Wigwam, Falke, Stance Socks, Bombas, Happy Socks, Feetures, Balega, Gold Toe, Thorlo',
  chinos: 'Dockers',
  'cowboy boots': 'Ariat = ariats, Justin Boots, Tony Lama, Tecovas, Lucchese, Dan Post, Laredo Boots',
  'snow boots': 'Sorel, Kamik, Baffin',
  clogs: 'Dansko = danskos, Calzuro = calzuros, Sanita Clogs, Swedish Hasbeens, Crocs',
  oxfords:
    "Florsheim = florsheims, Allen Edmonds, Loake = loakes, Church's, Crockett & Jones, Johnston & Murphy, Magnanni, Carmina, Meermin, Alden Shoes, Barker Shoes, Grenson",
  tote: 'Baggu',
  'rain jacket':
    'Rains, Stutterheim, Frogg Toggs = frog togs | frogg togs, Grundéns = grundens, K-Way = kway | k way',
  bra: 'Wacoal, Triumph Bras, Freya Lingerie, Panache, Chantelle, Shock Absorber',
  'swim shorts': 'Vilebrequin, Chubbies',
  cap: 'New Era, 47 Brand',
  hat: 'Stetson, Resistol, Akubra, Tilley Hat, Borsalino',
  gloves: 'Hestra',
  puffer: 'Moncler, Pyrenex, JOTT',
  'long sleeve tee': 'Saint James = st james | st. james, Armor Lux = armorlux',
  jumpsuit: 'Lucy & Yak = lucy and yak',
};
