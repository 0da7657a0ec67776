/** Places that people name without "in" or "to", in lower case: well-known cities, countries, islands and regions. */
export const knownPlaces: ReadonlySet<string> = new Set(
  (
    'london,paris,berlin,hamburg,munich,cologne,frankfurt,vienna,zurich,geneva,basel,rome,milan,venice,florence,naples,turin,bologna,verona,sicily,sardinia,tuscany,puglia,amalfi,capri,' +
    'madrid,barcelona,seville,valencia,malaga,granada,bilbao,ibiza,mallorca,majorca,menorca,tenerife,lanzarote,fuerteventura,gran canaria,lisbon,porto,madeira,the algarve,algarve,the azores,' +
    'amsterdam,rotterdam,the hague,brussels,antwerp,bruges,ghent,luxembourg,copenhagen,aarhus,stockholm,gothenburg,malmo,oslo,bergen,tromso,helsinki,reykjavik,iceland,lapland,' +
    'dublin,cork,galway,belfast,edinburgh,glasgow,aberdeen,inverness,the highlands,cardiff,swansea,manchester,liverpool,leeds,york,sheffield,birmingham,bristol,brighton,cornwall,devon,' +
    'the cotswolds,cotswolds,the lake district,lake district,cambridge,newcastle,nottingham,norwich,margate,whitby,prague,budapest,warsaw,krakow,gdansk,bratislava,ljubljana,zagreb,split,dubrovnik,' +
    'belgrade,sarajevo,sofia,bucharest,athens,crete,santorini,mykonos,rhodes,corfu,cyprus,malta,istanbul,antalya,bodrum,tallinn,riga,vilnius,kyiv,tbilisi,' +
    'marrakech,marrakesh,morocco,casablanca,cairo,egypt,tunis,cape town,johannesburg,nairobi,kenya,tanzania,zanzibar,lagos,accra,mauritius,seychelles,' +
    'dubai,abu dhabi,doha,riyadh,tel aviv,jerusalem,amman,beirut,mumbai,delhi,new delhi,goa,jaipur,bangalore,kolkata,chennai,kerala,rajasthan,kathmandu,nepal,colombo,sri lanka,maldives,the maldives,' +
    'bangkok,phuket,chiang mai,thailand,hanoi,saigon,vietnam,cambodia,bali,jakarta,indonesia,singapore,kuala lumpur,malaysia,manila,philippines,hong kong,taipei,taiwan,shanghai,beijing,seoul,tokyo,kyoto,osaka,japan,' +
    'sydney,melbourne,brisbane,perth,adelaide,auckland,wellington,queenstown,new zealand,australia,fiji,hawaii,honolulu,new york,nyc,manhattan,brooklyn,boston,chicago,miami,orlando,' +
    'los angeles,san francisco,san diego,las vegas,vegas,seattle,portland,denver,aspen,austin,dallas,houston,new orleans,nashville,atlanta,philadelphia,washington,detroit,minneapolis,phoenix,alaska,' +
    'toronto,montreal,vancouver,calgary,ottawa,quebec,banff,mexico city,cancun,tulum,havana,cuba,jamaica,barbados,bahamas,costa rica,panama city,bogota,cartagena,lima,cusco,peru,santiago,buenos aires,patagonia,rio,sao paulo,brazil,' +
    'spain,portugal,italy,france,germany,austria,switzerland,belgium,netherlands,holland,denmark,sweden,norway,finland,ireland,scotland,england,wales,poland,greece,croatia,hungary,turkey,india,china,korea,mexico,canada,argentina,chile,colombia,south africa,' +
    'the alps,alps,the dolomites,dolomites,the riviera,cote d azur,provence,bordeaux wine region,nice in france,cannes,marseille,lyon,strasbourg,toulouse,lille,corsica,salzburg,innsbruck,dresden,leipzig,stuttgart,dusseldorf,bremen,hanover,nuremberg,sylt'
  ).split(','),
);

/** Words behind a place that make a garment of it: "oxford shirt", "panama hat", "bermuda shorts". */
export const garmentOfPlace =
  /^(shirt|shoe|shoes|hat|shorts|boots|boot|sweater|jumper|collar|tweed|linen|wool|red|lace|cotton|leather|style|cashmere|knit|wedding)s?$/;
