import { styles } from '@drape/contract/profile/options';

/** The twelve styles a person can choose, and four more that clothes speak of. */
export const styleFamilies = [...styles, 'street', 'glam', 'playful', 'beach'] as const;
export type StyleFamily = (typeof styleFamilies)[number];

/** Words of a description that speak for a style; commas separate. House table from the words' use in fashion. */
export const styleWords: Record<StyleFamily, string> = {
  casual:
    'casual, everyday, relaxed, slouchy, boyfriend, distressed, ripped, destroyed, faded, washed, denim, jean, jeans, jegging, henley, flannel, hoodie, slip-on, plimsoll, canvas, cotton, tee, t-shirt, cardigan, tote, chambray, shorts, cuffed, hoodies, cozy, basic, skinny, crossbody, cross-body, backpack, drawstring, pocket, pockets, wash, frayed, bleached, mid-rise, low-rise, messenger, pullover, leisure',
  formal:
    'formal, tailored, suit, tuxedo, dress shirt, poplin, pumps, pump, sheath, pencil, blazer, crepe, wool-crepe, office, business, work, briefcase, satchel, trousers, double-breasted, pinstripe, oxford, oxfords, lapel, trouser, straight-leg, breasted, brogues, brogue, shift, saffiano, court, laptop',
  minimalist:
    'minimal, minimalist, minimalistic, simple, plain, solid, clean, structured, boxy, essential, seamless, asymmetric, architectural, monochrome, matte, smooth, panel, slit, geometric, square, straight, wide-leg, textured, color block, colour block, cape, mid-heel',
  bohemian:
    'boho, bohemian, hippie, gypsy, fringe, fringed, tassel, tasseled, crochet, paisley, ethnic, tribal, embroidered, kimono, tunic, peasant, maxi, ikat, aztec, feather, turquoise, moccasin, festival, macrame, tie-dye, suede, bells, flare, flared, dreamcatcher, beaded, gladiator, poncho, floppy, off-shoulder, wood, native, shell, braided, woven, tassels, bead, beads, stone, wooden, bangle, bangles, leaf, spaghetti, agate, saddle, palazzo, rope, carved, western',
  classic:
    'classic, timeless, trench, camel, cashmere, merino, loafer, loafers, pearl, breton, stripe, striped, turtleneck, pumps, gabardine, wool, coat, quilted, leather-trimmed, structured, ballet, ballerina, trim, cable-knit, wool-blend, pointed, flats, belted, check, brogues, top handle',
  trendy:
    'trendy, fashion, cropped, crop, cutout, cut-out, off-shoulder, bodycon, choker, oversized, statement, platform, bandage, high-waisted, two-piece, bodysuit, culottes, culotte, metallic, holographic, velvet, lace-up, mule, mules, co-ord, bell-sleeve, faux, patch, bandeau, cold-shoulder, off-the-shoulder, wide-leg, split, perspex, neoprene, frayed, caged, culotte',
  vintage:
    'vintage, retro, antique, victorian, 50s, 60s, 70s, 80s, 1950s, 1960s, 1970s, swing, rockabilly, polka, polka-dot, dot, dots, peter pan, cameo, tea, art deco, deco, pin up, pinup, mary jane, cat-eye, heirloom, estate, modcloth, corduroy, gingham, houndstooth, plaid, tweed, mod, kitten, a-line, brooch, t-strap, circle, peter-pan, collar, locket, wedges, wooden, cord',
  sporty:
    'sport, sports, sporty, athletic, running, run, training, trainer, trainers, gym, yoga, workout, track, jogger, joggers, jogging, sweatpants, sweatpant, sneaker, sneakers, legging, leggings, tights, capri, racerback, performance, duffle, duffel, fleece, hoodie, sweatshirt, tank, mesh, football, nba, nfl, league, jersey, cap, headband, fitness, dri-fit, bra, roshe, air max, free run, tracksuit, climalite, water bottle, fitbit, ski, snowboard, hiking, tennis, nylon, hooded, elastic, silicone, outdoor, sneaker wedge, duffle bag, chronograph',
  elegant:
    'elegant, evening, gown, silk, satin, chiffon, cocktail, crepe, organza, draped, stretch-crepe, silk-blend, silk-chiffon, clutch, stiletto, sandals, pumps, diamond, diamonds, gold, pearl, pearls, pleated, one-shoulder, bridal, bridesmaid, wedding, georgette, column, floor-length, sapphire, platinum, drop earrings, box clutch, minaudiere, midi, carat, jacquard, tulle, heel, heels, heeled, high-heel, slingback, d orsay, strapless, prom, gemstone, quartz, topaz, opal, ruby, emerald, ct, t.w, 14k, 18k, envelope, pendant, brooch, mikado, box',
  edgy: 'edgy, punk, rock, rocker, goth, gothic, grunge, biker, moto, motorcycle, studded, stud, studs, spike, spiked, spikes, skull, skulls, skeleton, chain, chains, zip, zipper, leather, faux leather, faux-leather, pu, combat, distressed, ripped, band, metal, black, asymmetrical, buckle, buckled, harness, safety pin, bondage, creeper, creepers, mesh, fishnet, hardware, ankle boot, plaid, lace-up, metallica, ac/dc, nirvana, ramones, dark, cross, snake, python, rivet, rivets, rockstud, caged, snakeskin, splatter, raw, chunky, blade, aviator, chelsea, perforated, coated, cut-out, collar',
  romantic:
    'romantic, lace, floral, flower, flowers, ruffle, ruffles, ruffled, bow, bows, ribbon, blush, rose, pink, pastel, chiffon, tulle, sheer, heart, hearts, crystal, embellished, embroidered, peplum, tea, sweet, feminine, pleated, organza, ballet, mesh, petal, blossom, frill, scalloped, skater, cherry, lilac, lavender, babydoll, lolita, princess, puff, butterfly, bowknot, daisy, scallop, crown, infinity, angel, garden, bell, prom, mint, peach, coral',
  preppy:
    'preppy, nautical, anchor, polo, oxford, argyle, plaid, tartan, madras, gingham, striped, stripe, stripes, blazer, collegiate, college, university, varsity, letter, pleated, loafer, loafers, boat, topsider, sperry, cable, cable-knit, chino, chinos, khaki, pearl, monogram, headband, bow, quilted, riding, equestrian, rain boots, hunter, barbour, button-down, school, penny, seersucker, whale, critter, vest, collar, brogues, check, checked, messenger, saddle, button, keds, satchel, crown, crest',
  street:
    'street, streetwear, hip hop, graphic, swag, dope, snapback, bomber, camo, camouflage, hoodie, high-top, hi-top, sneaker, sneakers, joggers, jordan, air force, oversized, skate, skater, beanie, bucket hat, backpack, logo, print t-shirt, slogan, letter, jersey, superstar, old skool, chuck, denim jacket, boyfriend, army, military, cargo, parka, supreme, tour, thrasher, neon, rubber, pop, tee, crop, wedge sneakers, drawstring, united, logo-print',
  glam: 'glam, glamour, sequin, sequined, sequins, glitter, glittered, sparkle, sparkly, rhinestone, rhinestones, crystal, embellished, metallic, gold, silver, diamond, cubic zirconia, jeweled, bling, fur, faux fur, mink, stiletto, platform, clutch, bodycon, bandage, leopard, peep toe, peep-toe, strappy, velvet, lurex, party, club, cocktail, statement, lamé, shiny, swarovski, feather, red, bib, python, plunge, bustier, corset, mini dress, gem, jewel, neon, mirror, mirrored, clear, caged, bandeau, rivet, aviator, cuff, platform heels, plunging, micro, slit',
  playful:
    'cute, kawaii, cartoon, cat, cats, kitty, hello kitty, disney, mickey, minnie, unicorn, emoji, panda, bear, bunny, bird, owl, fox, dog, pizza, donut, fruit, pineapple, banana, watermelon, cherry, strawberry, ice cream, novelty, pom pom, pompom, rainbow, star wars, harry potter, marvel, batman, superman, pokemon, galaxy, alien, books, comic, colorful, multicolor, candy, cupcake, heart, smile, mermaid, doctor who, anime, fruit, quirky, lip, lips, eyes, patch, neon, moon, star, stars, butterfly, bubble, mirrored, transparent, mint, 3d, animal, tiger, letters, paint',
  beach:
    'beach, bikini, swim, swimsuit, swimwear, tropical, palm, hawaiian, sarong, cover-up, coverup, cover up, caftan, kaftan, straw, raffia, espadrille, espadrilles, flip flop, flip flops, flip-flops, sunglasses, sunhat, sun hat, summer, sandal, slide, slides, romper, playsuit, sundress, linen, resort, anklet, pineapple, surf, denim shorts, shorts, havaianas, one-piece, wicker, vacation, floppy, shell, ocean, sea, hat, halter, cotton-gauze, rope, bandeau, thong, wedge, clip, seashell, aviator, spaghetti, sky',
};

/** Styles that go together (0 strangers, 1 the same) where it is not 0.2; each pair is written once. House table. */
const near: [StyleFamily, StyleFamily, number][] = [
  ['casual', 'street', 0.6],
  ['casual', 'sporty', 0.5],
  ['casual', 'preppy', 0.45],
  ['casual', 'minimalist', 0.45],
  ['casual', 'beach', 0.45],
  ['casual', 'playful', 0.45],
  ['casual', 'edgy', 0.4],
  ['casual', 'trendy', 0.4],
  ['casual', 'bohemian', 0.4],
  ['casual', 'formal', 0.05],
  ['casual', 'elegant', 0.05],
  ['casual', 'glam', 0.05],
  ['formal', 'classic', 0.7],
  ['formal', 'elegant', 0.65],
  ['formal', 'minimalist', 0.5],
  ['formal', 'preppy', 0.4],
  ['formal', 'sporty', 0],
  ['formal', 'street', 0],
  ['formal', 'beach', 0],
  ['formal', 'playful', 0],
  ['formal', 'bohemian', 0.05],
  ['minimalist', 'classic', 0.6],
  ['minimalist', 'elegant', 0.4],
  ['minimalist', 'trendy', 0.35],
  ['minimalist', 'playful', 0],
  ['minimalist', 'glam', 0.1],
  ['bohemian', 'romantic', 0.45],
  ['bohemian', 'beach', 0.55],
  ['bohemian', 'vintage', 0.4],
  ['bohemian', 'sporty', 0],
  ['bohemian', 'preppy', 0.05],
  ['classic', 'elegant', 0.5],
  ['classic', 'preppy', 0.55],
  ['classic', 'street', 0.1],
  ['classic', 'playful', 0.05],
  ['trendy', 'glam', 0.45],
  ['trendy', 'street', 0.45],
  ['trendy', 'edgy', 0.4],
  ['vintage', 'romantic', 0.5],
  ['vintage', 'preppy', 0.4],
  ['vintage', 'playful', 0.35],
  ['vintage', 'sporty', 0],
  ['sporty', 'street', 0.6],
  ['sporty', 'elegant', 0],
  ['sporty', 'romantic', 0.05],
  ['sporty', 'glam', 0],
  ['sporty', 'edgy', 0.15],
  ['elegant', 'romantic', 0.5],
  ['elegant', 'glam', 0.6],
  ['elegant', 'street', 0],
  ['elegant', 'playful', 0],
  ['elegant', 'beach', 0.05],
  ['edgy', 'street', 0.5],
  ['edgy', 'glam', 0.35],
  ['edgy', 'romantic', 0.1],
  ['edgy', 'preppy', 0.05],
  ['edgy', 'beach', 0],
  ['romantic', 'playful', 0.35],
  ['romantic', 'glam', 0.4],
  ['romantic', 'street', 0.05],
  ['preppy', 'glam', 0.05],
  ['preppy', 'street', 0.1],
  ['street', 'playful', 0.45],
  ['street', 'glam', 0.1],
  ['playful', 'glam', 0.1],
];

const usual = 0.2;

/** How well two styles stand together, 0 to 1. */
export function styleAffinity(first: StyleFamily, second: StyleFamily): number {
  if (first === second) return 1;
  const found = near.find(([x, y]) => (x === first && y === second) || (x === second && y === first));
  return found?.[2] ?? usual;
}
