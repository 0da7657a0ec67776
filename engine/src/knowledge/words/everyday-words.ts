/** Words of daily speech one letter away from a word of clothes, which in a question are no slip of spelling. */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    'salon salons saloon graders grader grade bitte blown liven livens large label labels though through thought better trick tricks theres three basket shelf perfect perfectly switch liked lived fourth cheaper space spare ' +
    'sides fancy rates rated rating stick sticks arent isnt parent parents boring shall shell shapes stains smell smells pizza branch later latter layer ' +
    'charts strings signed designed shake files walks power start starts strict trade handled handle handles bench trunk owner owned report summary ' +
    'accept rules training alpha skull skill skills model models agent flash route voice drive drives spots clears lined complete completes completely logged ' +
    'logging rights claim stable stays stay related combat force forced proper optimal googles traces tries trims font sorts sorted roles role thread ' +
    'partly party handy prone phone blaze ample trees marked mark marks lacks lack battle counts count court fight flush waits wait placed played tuned ' +
    'train trail weather whether under over loses lose loses baked bullet chart locked linked links losses branches stopping stop mourning morning solves soles stairs ' +
    'hiring rough noise shaft slimming rubbed brush bleach bleed bleeds whiten paste boxes bends healed hooked trapped cellar curry rinsed fades grams ' +
    'flaps angles wooden knots looser swell cabins powdery sweet sales insulates recycle sporty stacking chair trading wasnt werent havent hasnt didnt doesnt ' +
    'shouldnt couldnt wouldnt mustnt theyre youre weve theyve hows wheres whos whens lets thats bored board boards careful guests guest bride groom boss ' +
    'leave leaves least last latest taste waste paste haste cheap cheese choose chose chosen close closer closest cover covers cross dance dances dark ' +
    'dinner dinners drink drinks early easily enough event events every exact extra fewer fight final finds first flies floor forget forgot found fresh ' +
    'front fully funny given glass going grand great group grown guess happy hardly heard heavy hello hours human ideas image kinds knows laugh learn ' +
    'likes lists lived local lucky lunch match maybe meant meets might minus money month moved music needs never night occur offer often order other ' +
    'outer paint pairs party place plans plane plant point price pride prior proud quick quiet quite reach ready right round scale scene sense serve ' +
    'seven shape share sharp short shown sight since sleep small smart smile snowy solid solve sorry sound south speak spend spent staff stage stand ' +
    'state steps still stock stood store storm story stuff style sugar sunny swear table taken takes talks tasks terms tests thank their theme there these ' +
    'thing think third those throw tight times tired title today topic total touch tough tower trend trust truth twice until upper usual value video visit ' +
    'warmer watch water weeks which while whole whose woman women world worry worse worst worth would write wrong years young feeling looking wearing sitting ' +
    'walking talking meeting getting putting taking making having being boiling freezing raining snowing driving cycling leaving staying sinking standing ' +
    'basic basics bought bring brings broke broken brown bucks build built burnt busy called calls came cards carry cause chance change changed charge check ' +
    'church circle class clean clear clever client clients climb clock cloudy coffee colder coming common cooler corner costs couple crazy cream create ' +
    'garden gently giving golden grades greasy hands happen hated hates heels hiked holes hotel housed ideal inside invite itchy joined judge jumps keeps ' +
    'lawns light limit living loads loans looks loved lovely lower mends metal metres minds mixed moths mould muddy naked named nicely noisy older opens ' +
    'scrape scraped bleaches peels safer apply applies printer slime sticker stickers insole slippery saved singly joins hiding tails cliches bluish spice spices sheets bronzer loosens creak tread filler filled doubled sized blind blinds sewing laser ripper kettle shafts coarse soaks pleasant trades dearer chins accessorise braless slots brain fence crime waiter waiters squared square trainee trainees apple accepts agents angle backer blocker bowler buggy chunk chunks claims clover covert crates drift fills flags flows format formal formats grants graph hover infinite leaders leader loader media miles monkey parse player players pointer powers reports retry router shares share shipping signer slices socket sockets stale stats swift threat threw three ticks timer tracked trailer trailing trait trial tweet writes manager teenager rather waiting kids swimming grumpy sunny rooms space peaceful peach barely berries beans bread break brave crowd crown deals dealt fancy fault flood fluid folks frame fruit grace grade grain grand grass grief grill heart hence horse juice label lemon limes lunch magic major march mayor mercy merit metre model motor mount mouth nerve noise onion ought panel patio pitch plate plaza poker porch quest quote radio ranch ratio relax rival river rural salad sauce scare scout serve shark sheep shine shock shore shrug skate slice slope snack spare spark spell spoon squad steak steal steel stool strap strip swamp swear swing tenth toast trace track truck trunk uncle union urban vivid voter wages wagon wheat wrist younger driver drivers diver dinners'
  ).split(' '),
);
