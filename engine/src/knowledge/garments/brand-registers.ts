import type { StyleFamily } from '../style/style-families.ts';

/**
 * Where a brand stands: 4 couture and luxury, 3 designer, 2 premium and contemporary, 1 high street, 0 marketplaces and
 * novelty; with the styles it is known for. House knowledge of the market, not the brands' claims. People who wear one
 * register in one outfit rarely jump two steps, so it tells something about what goes together.
 */
export type BrandRegister = { register: number; styles: readonly StyleFamily[]; names: string };

function brands(register: number, styles: string, names: string): BrandRegister {
  return { register, styles: styles.split(' ').filter((style): style is StyleFamily => style !== ''), names };
}

/** Names are separated by commas, each as it stands in lower-case text without punctuation. */
export const brandRegisters: readonly BrandRegister[] = [
  brands(
    4,
    'elegant glam',
    'valentino, dolce gabbana, d g, versace, elie saab, oscar de la renta, oscar renta, zuhair murad, marchesa, roberto cavalli, emilio pucci, giambattista valli, balmain, pierre balmain, oscar, naeem khan, monique lhuillier, jenny packham, reem acra, zac posen, carolina herrera, lanvin, tom ford, giuseppe zanotti, christian louboutin, louboutin, jimmy choo, jimmy, manolo blahnik, aquazzura, gianvito rossi, casadei, rene caovilla, judith leiber, nicholas kirkwood, sergio rossi, brian atwood, edie parker, oscar renta, lee savage, sophia webster, charlotte olympia, rupert sanderson, herve leger, antonio berardi, roland mouret, alexandre vauthier, david koma, cavalli, blumarine, escada, badgley mischka, tamara mellon, ralph russo, harry winston, chopard, cartier, van cleef arpels, bulgari, boucheron, graff, tiffany co, tiffany, de beers, david yurman, buccellati, piaget, rolex, patek philippe, harry kotlar, suzanne kalan, kwiat, ippolita, amrapali, lynn ban, jennifer meyer, irene neuwirth, sydney evan, repossi, anita ko',
  ),
  brands(
    4,
    'classic elegant minimalist',
    'hermes, hermès, chanel, dior, christian dior, prada, celine, céline, bottega veneta, loro piana, brunello cucinelli, the row, row, jil sander, max mara, maxmara, giorgio armani, armani, salvatore ferragamo, ferragamo, tods, tod s, burberry, burberry prorsum, burberry london, mulberry, loewe, chloe, chloé, see chloe, stella mccartney, gucci, fendi, louis vuitton, louis, victoria beckham, proenza schouler, narciso rodriguez, calvin klein collection, akris, agnona, nina ricci, rochas, delpozo, roksanda, roksanda ilincic, emilia wickstead, erdem, christopher kane, peter pilotto, mary katrantzou, jonathan saunders, simone rocha, thom browne, marni, miu miu, moncler, aspinal london, mark cross, valextra, smythson, mansur gavriel, hunting season, nancy gonzalez, lucie, j w anderson, jw anderson, vionnet, sacai, dries van noten, haider ackermann, altuzarra, jason wu, derek lam, prabal gurung, alexander mcqueen, mcqueen, givenchy, balenciaga, saint laurent, yves saint laurent, ysl, alaia, alaïa, azzedine alaia, paul andrew, tabitha simmons, robert clergerie, maison margiela, maison martin margiela, mm6, ellery, rosetta getty, rosie assoulin, gabriela hearst, brock collection, vetements, moschino, boutique moschino, moschino cheap chic, missoni, etro, kenzo, lulu guinness, anya hindmarch, comme des garcons, comme des, junya watanabe, yohji yamamoto, issey miyake, rick owens, ann demeulemeester, undercover, sophie hulme, bally, acne, acne studios, isabel marant, etoile isabel marant, étoile isabel marant',
  ),
  brands(
    3,
    'classic minimalist trendy',
    'helmut lang, alexander wang, t by alexander wang, 3 1 phillip lim, phillip lim, rag bone, rag & bone, theory, vince, equipment, iro, sandro, maje, zadig voltaire, joseph, tibi, a l c, alc, elizabeth and james, elizabeth james, tory burch, michael kors, michael michael kors, marc jacobs, marc by marc jacobs, marc marc jacobs, kate spade, kate spade new york, rebecca minkoff, diane von furstenberg, dvf, alice olivia, alice + olivia, self portrait, self-portrait, zimmermann, cushnie et ochs, milly, rebecca taylor, tome, mother pearl, markus lupfer, carven, kenneth jay lane, opening ceremony, j brand, current elliott, frame, frame denim, mother, paige, citizens humanity, citizens of humanity, ag jeans, 7 for all mankind, hudson, true religion, golden goose, common projects, stuart weitzman, loeffler randall, rachel zoe, paul smith, red valentino, redvalentino, vivienne westwood, house of holland, ashish, sonia rykiel, sonia by sonia rykiel, ganni, see by chloe, mcq, mcq alexander mcqueen, just cavalli, versus versace, emporio armani, armani jeans, love moschino, philipp plein, philosophy, msgm, n 21, no 21, each other, lemaire, apc, a p c, cedric charlier, tomas maier, l agence, lagence, alexis, nicholas, finders keepers, keepsake, c meo, cmeo, camilla marc, ksubi, tadashi shoji, theia, halston heritage, halston, monse, chan luu, jennifer fisher, eddie borgo, tom binns, alexis bittar, pamela love, oscar renta, coach, furla, longchamp, ash, pedro garcia, schutz, ray ban, ray-ban, rayban, linda farrow, karen walker, oliver peoples, illesteva, prism, miansai, movado, tag heuer',
  ),
  brands(
    2,
    'classic preppy',
    'ralph lauren, polo ralph lauren, lauren ralph lauren, tommy hilfiger, j crew, jcrew, brooks brothers, lacoste, vineyard vines, lilly pulitzer, jack rogers, sperry, sperry top sider, hunter, barbour, l l bean, ll bean, lands end, talbots, boden, joules, gant, ted baker, reiss, hobbs, l k bennett, lk bennett, whistles, jigsaw, karen millen, coast, phase eight, banana republic, club monaco, cos, massimo dutti, ann taylor, loft, white house black market, anne klein, calvin klein, dkny, hugo boss, boss, cole haan, fossil, michael, daniel wellington, nine west, sam edelman, vince camuto, ivanka trump, naturalizer, clarks, pandora, swarovski, skagen, monica vinader, astley clarke, links of london, thomas sabo',
  ),
  brands(
    2,
    'bohemian romantic vintage',
    'free people, anthropologie, spell, for love lemons, tigerlily, lucky brand, fossil, johnny was, calypso st barth, ulla johnson, talitha, antik batik, vanessa bruno, minnetonka, birkenstock, toms, steve madden, frye, lucky, joie, velvet by graham spencer, odd molly, modcloth, ruche, seasalt, monsoon, accessorize, cath kidston, orla kiely, white stuff, fat face',
  ),
  brands(
    2,
    'edgy street',
    'allsaints, all saints, dr martens, dr marten, doc martens, diesel, religion, the kooples, kooples, cheap monday, urban outfitters, unif, jeffrey campbell, t u k, tuk, demonia, killstar, hot topic, tripp nyc, disturbia, iron fist, lip service, stussy, obey, carhartt, supreme, huf, bdg, converse, vans, timberland, g star, superdry, nasty gal, one teaspoon, wildfox, wildfox couture, keds, lazy oaf, y r u, yru, harley davidson',
  ),
  brands(
    3,
    'edgy trendy',
    'dsquared2, dsquared, philipp plein, faith connexion, barbara bui, philosophy di lorenzo serafini',
  ),
  brands(2, 'trendy elegant', 'kurt geiger, carvela, kg kurt geiger, dune, office, bertie, topshop unique'),
  brands(
    1,
    'sporty',
    'nike, adidas, adidas originals, puma, reebok, under armour, asics, new balance, lululemon, lululemon athletica, sweaty betty, victoria s secret, victorias secret, victoria sport, victoria secret, pink, the north face, north face, columbia, patagonia, fila, champion, jordan, air jordan, fitbit, alo yoga, athleta, lorna jane, casall, gymshark, salomon, oakley, speedo, bloch, capezio, ugg, ugg australia, majestic, nfl, nba',
  ),
  brands(
    1,
    'trendy casual',
    'topshop, topshop boutique, zara, h m, h&m, asos, river island, new look, miss selfridge, dorothy perkins, forever 21, forever21, mango, bershka, pull bear, pull & bear, stradivarius, warehouse, oasis, next, gap, old navy, uniqlo, american eagle, american eagle outfitters, hollister, hollister co, abercrombie fitch, aeropostale, pacsun, la hearts, brandy melville, charlotte russe, wet seal, rue 21, rue21, express, guess, bebe, lipsy, boohoo, missguided, quiz, primark, marks spencer, m s, george, f f, tu, debenhams, monki, weekday, weekend, gina tricot, nelly, bik bok, kookai, vero moda, only, vila, esprit, tom tailor, s oliver, mtng, aldo, call it spring, qupid, breckelle s, bamboo, soda, wild pair, sole society, bp, baublebar, kendra scott, stella dot, charming charlie, claire s, claires, fossil, roxy, billabong, o neill, hurley, volcom, quiksilver, tilly s, tillys, delia s, maurices, torrid, lane bryant, wallis, evans, simply be, yours, paolo, chinese laundry, bcbgeneration, bcbg, bcbgmaxazria, max azria, jessica simpson, steve, juicy couture, ed hardy, baby phat, apt 9, lc lauren conrad, lauren conrad, candie s, elle, jennifer lopez, rampage, xhilaration, mossimo, merona, target, kohl s, sonoma, dressbarn, chico s, avon, oysho, lindex, benetton, sisley, motel, motel rocks, glamorous, rare london, lavish alice, love, ax paris, ax, john zack, club l, closet',
  ),
  brands(
    0,
    'trendy',
    'shein, sheinside, shein sheinside, romwe, choies, yoins, zaful, sammydress, rosegal, dresslily, rotita, modlily, banggood, dhgate, aliexpress, ebay, chicwish, chicnova, oasap, persunmall, jollychic, milanoo, lightinthebox, tidebuy, ericdress, newchic, fashionmia, luvyle, lulus, tobi, gojane, make me chic, makemechic, windsor, sugarlips, amiclubwear, pinkbasis, cicihot, urbanog, style moi, style we, stylewe, boutique, lookbookstore, storets, mixxmix, stylenanda, yesstyle, bobon21, cupshe, ami clubwear, ax jeans, wanelo, polyvore, etsy, amazon, generic, noble, jewelry',
  ),
  brands(0, 'edgy street', 'lucluc, blackfive, killstar, attitude clothing, dolls kill, restyle'),
  brands(
    0,
    'playful',
    'disney, hello kitty, sanrio, marvel, dc comics, pokemon, star wars, harry potter, nintendo, kigurumi, kawaii, lolita, bodyline, redbubble, society6, casetify, starbucks, coca cola, tokidoki, betsey johnson, irregular choice, loungefly, sourpuss, hell bunny, collectif',
  ),
];

/** Words of shop listings by register: how a piece is spoken of tells where it is sold. House knowledge. */
export const registerWords: readonly { register: number; words: string }[] = [
  {
    register: 4,
    words:
      'calfskin, lambskin, nappa, python, crocodile, alligator, ostrich, mink, cashmere, cashmere-blend, silk-blend, silk-chiffon, silk-satin, silk-crepe, silk-georgette, crepe de chine, wool-blend, wool-crepe, stretch-crepe, stretch-cady, cady, cotton-poplin, cotton-blend, leather-trimmed, patent-leather, textured-leather, suede-trimmed, intarsia, jacquard, jacquard-knit, guipure, organza, duchesse, brocade, cloqué, cloque, broderie, swarovski, embellished, rockstud, flap, antigona, caviar, acetate, appliqué, floral-print, tone, 100mm, 105mm, 120mm, pre-owned, preowned, perspex, minaudière, minaudiere, 18-karat, 18k, platinum, pavé, pave, couture, gold-tone, gold-plated, silver-tone, appliquéd, tulle, ribbed-knit, mikado, devoré, silk, crystal-embellished, clutch, diamond',
  },
  {
    register: 2,
    words: 'merino, poplin, tailored, trench, pima, chambray, selvedge, ponte, tote, sterling, genuine',
  },
  {
    register: 0,
    words:
      'women, womens, women s, ladies, girls, girl, mens, men s, sexy, cheap, hot, new, fashion, fashionable, casual, cute, lovely, elegant, vintage, retro, style, korean, european, plus, size, sizes, xl, xxl, pu, faux, polyester, spandex, color, colour, solid, print, printed, sleeve, sleeves, neck, o-neck, v-neck, round, long, short, loose, slim, bodycon, us, uk, eu, free shipping, shipping, sale, store, online, gift, jewelry, alloy, rhinestone, unisex, high-waisted, splicing, stitching, patchwork, hollow, hollow-out, batwing, flouncing, chiffon, tops, tees, shirt, summer, spring, autumn, winter, street, party, club, club wear, evening, cosplay, trendy, statement, bib, design, stylish, leisure, bags, handbags, shoes, waist, closure, decoration, spliced, pattern, rivet, drawstring, elastic, com, accessories, clothing, lady, bowknot',
  },
];
