import { type Topic, topic } from './topic.ts';

export const fabricTopics: readonly Topic[] = [
  topic(
    'Linen',
    'linen in summer, flax, linen creases',
    'Linen is one of the coolest cloths for summer: it lets air through, takes up a lot of moisture and dries fast. It creases because the fiber hardly stretches; a blend with cotton or viscose creases less.',
  ),
  topic(
    'Cotton',
    'cotton fabric, pima, poplin, oxford cloth',
    'Cotton is soft, strong and washable, and breathes well until it is wet, when it dries slowly. Poplin is smooth and dressy, Oxford thicker and casual, jersey is knitted and gives.',
  ),
  topic(
    'Wool',
    'wool fabric, worsted, flannel',
    'Wool keeps warm, lets vapour out, resists creases and smells little. Worsted is smooth and for all seasons, flannel soft and for winter, tropical wool open enough for summer.',
  ),
  topic(
    'Merino',
    'merino wool, base layer',
    'Merino is very fine wool: soft on the skin, warm when damp and slow to smell, good under everything and when travelling. Thin ones are delicate, so mind zips and straps.',
  ),
  topic(
    'Cashmere',
    'cashmere quality',
    'Cashmere is light and warm for its weight. Better ones are made of longer fibers and feel dry rather than fluffy in the shop; they pill less. Two-ply lasts longer than one.',
  ),
  topic(
    'Silk',
    'does silk stain from water, water marks on silk, silk fabric, satin silk',
    'Silk is cool in heat, warm in cold and takes color deeply. It marks with water and sweat; wear a thin layer below or choose washed or printed silk for long days.',
  ),
  topic(
    'Denim',
    'denim weight, jeans fabric',
    'Denim is cotton twill, dyed outside and white inside, which is why it fades. Around 12 ounces is the middle; lighter for summer, heavier keeps its shape. One or two per cent of elastane is comfort, more sags earlier.',
  ),
  topic(
    'Corduroy',
    'cord, needlecord',
    'Corduroy is ribbed cotton velvet: warm, soft and a little bookish. Fine ribs look dressier and slimmer, broad ones casual.',
  ),
  topic(
    'Tweed',
    'harris tweed, donegal',
    'Tweed is rough, warm, hard-wearing wool of many colors. It likes companions with texture, such as flannel, Oxford shirts, knit ties and suede.',
  ),
  topic(
    'Velvet',
    'velvet jacket, velvet dress',
    'Velvet drinks light and looks rich in dark colors; it belongs to evening and winter. Let it be the one special cloth of the outfit.',
  ),
  topic(
    'Leather',
    'real leather, faux leather, vegan leather',
    'Leather ages well when it is fed and kept from heat; full grain is the strongest. Imitations of plastic are easy to clean and crack after some years.',
  ),
  topic(
    'Fleece',
    'polar fleece',
    'Fleece is light, warm and quick to dry, but wind goes straight through. It is a middle layer under a shell.',
  ),
  topic(
    'Technical fabrics',
    'membrane, gore tex, softshell, breathable waterproof',
    'A membrane keeps rain out and lets vapour through; a softshell trades some waterproofing for comfort. Both only breathe when what you wear below does not hold water, so no cotton.',
  ),
  topic(
    'Elastane',
    'spandex, lycra, stretch fabric',
    'One to three per cent of elastane makes cloth comfortable and helps it recover. It suffers in heat: wash cool and keep it out of the drier.',
  ),
  topic(
    'Warmest materials',
    'which fabric is warmest, insulation, warm cloth',
    'Warmth is trapped air: down holds most for its weight, then wool, cashmere and fleece. Wool stays warm when damp, down does not.',
  ),
  topic(
    'Coolest materials',
    'fabric for hot weather, breathable, summer fabric',
    'For heat choose linen, seersucker, open cotton, lyocell and tropical wool, in loose shapes that let air move. Polyester only where it is made to carry sweat.',
  ),
  topic(
    'Fabric weight',
    'gsm, ounces, thick or thin',
    'Weight is given in grams per square metre: T-shirts about 140 to 220, shirts 100 to 140, suits 220 to 340, coats from 450. Heavier cloth drapes better and creases less.',
  ),
  topic(
    'Sustainable materials',
    'organic cotton, recycled, eco friendly',
    'The greenest garment is the one worn often. After that look for linen, hemp, lyocell, organic cotton, recycled wool, and single fibers, which can be recycled.',
  ),
  topic(
    'Spotting good quality',
    'quality clothes, how to tell, seams',
    'Look at the inside: dense straight stitches, patterns that meet at the seams, a generous hem, buttons with a shank, cloth that springs back from a crease. Price says little, the inside a lot.',
  ),
  topic(
    'Hard-wearing fabrics',
    'durable fabric, which fabric lasts longest, strongest material, track pants fabric, tracksuit material, sportswear fabric, abrasion',
    'For hard wear choose polyamide (nylon) and polyester, alone or in a blend with cotton: they resist rubbing best and keep their shape, so tracksuits and bags last in them. Of the natural ones dense denim, canvas, worsted wool and full-grain leather wear longest; loose knits, viscose and fine silk least.',
  ),
  topic(
    'Satin',
    'satin or silk, shiny fabric',
    'Satin is a weave, not a fiber: of silk it breathes, of polyester it is cheaper and warmer. By day pair its shine with matt cloth such as wool or denim.',
  ),
];
