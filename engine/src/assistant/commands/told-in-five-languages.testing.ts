import type { Language } from '../intent/intent-names.ts';

/** What one person owns, in the words of each language. */
export const ownNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    coat: 'green parka',
    shirt: 'white linen shirt',
    jeans: 'blue jeans',
    boots: 'brown boots',
    cardi: 'grey cardigan',
    sweater: 'red wool sweater',
    old: 'grandpas leather jacket',
  },
  de: {
    coat: 'Grüner Parka',
    shirt: 'Weißes Leinenhemd',
    jeans: 'Blaue Jeans',
    boots: 'Braune Stiefel',
    cardi: 'Graue Strickjacke',
    sweater: 'Roter Wollpulli',
    old: 'Opas Lederjacke',
  },
  es: {
    coat: 'Parka verde',
    shirt: 'Camisa blanca de lino',
    jeans: 'Vaqueros azules',
    boots: 'Botas marrones',
    cardi: 'Rebeca gris',
    sweater: 'Jersey rojo de lana',
    old: 'Cazadora del abuelo',
  },
  fr: {
    coat: 'Parka verte',
    shirt: 'Chemise blanche en lin',
    jeans: 'Jean bleu',
    boots: 'Boots marron',
    cardi: 'Gilet gris',
    sweater: 'Pull rouge en laine',
    old: 'Blouson de papi',
  },
  no: {
    coat: 'Grønn parkas',
    shirt: 'Hvit linskjorte',
    jeans: 'Blå dongeribukse',
    boots: 'Brune støvletter',
    cardi: 'Grå cardigan',
    sweater: 'Rød ullgenser',
    old: 'Skinnjakka til bestefar',
  },
};

export const ownEvents: Readonly<Record<Language, Readonly<Record<'dinner' | 'therapy', string>>>> = {
  en: { dinner: 'Dinner with Ana', therapy: 'Therapy' },
  de: { dinner: 'Essen mit Ana', therapy: 'Therapie' },
  es: { dinner: 'Cena con Ana', therapy: 'Terapia' },
  fr: { dinner: 'Dîner avec Ana', therapy: 'Thérapie' },
  no: { dinner: 'Middag med Ana', therapy: 'Terapi' },
};

type Told = Readonly<Record<Language, readonly string[]>>;

/** Everyday wordings of each command; what each must lead to stands in the test. */
export const told: Readonly<Record<string, Told>> = {
  wash: {
    en: [
      'the linen shirt is in the wash',
      'chuck the white shirt in the laundry',
      'spilled wine on the linen shirt, its in the wash now',
    ],
    de: [
      'das leinenhemd ist in der wäsche',
      'hemd muss in die wäsche',
      'hab das weiße hemd in die waschmaschine getan',
    ],
    es: [
      'la camisa blanca está en la lavadora',
      'mete la camisa a lavar',
      'he puesto la camisa de lino a lavar',
    ],
    fr: ['la chemise blanche est au lavage', 'mets la chemise au sale', 'jai mis la chemise en lin a laver'],
    no: ['linskjorta er i vask', 'skjorta må vaskes', 'la den hvite skjorta i vasken'],
  },
  clean: {
    en: ['the red sweater is clean again', 'wool sweaters dry', 'red jumper is washed'],
    de: ['der rote pulli ist wieder sauber', 'wollpulli is trocken', 'pulli ist gewaschen'],
    es: ['el jersey rojo ya está limpio', 'el jersey ya esta seco', 'ya he lavado el jersey de lana'],
    fr: ['le pull rouge est propre', 'le pull en laine est sec', 'cest bon le pull est lavé'],
    no: ['den røde genseren er ren', 'ullgenseren er tørr', 'genseren e ferdig vaska'],
  },
  returned: {
    en: ['ana gave me the cardigan back', 'got the grey cardi back from ana', 'ana returned my cardigan'],
    de: [
      'ana hat mir die strickjacke zurückgegeben',
      'hab die graue strickjacke wieder',
      'strickjacke ist von ana zurück',
    ],
    es: ['ana me ha devuelto la rebeca', 'ya tengo la rebeca gris de vuelta', 'ana me devolvió la rebeca'],
    fr: ['ana ma rendu le gilet', 'jai récupéré le gilet gris', 'ana m’a rendu mon gilet'],
    no: ['ana leverte tilbake cardiganen', 'fikk igjen den grå cardiganen', 'cardiganen er tilbake fra ana'],
  },
  lend: {
    en: ['lent the parka to tom', 'toms borrowing my green parka', 'i gave tom my parka to borrow'],
    de: [
      'hab den parka an tom verliehen',
      'tom hat sich den parka ausgeliehen',
      'leihe tom den grünen parka',
    ],
    es: ['le he prestado la parka a tom', 'he dejado la parka a tom', 'presté la parka verde a tom'],
    fr: ['jai prêté la parka à tom', 'tom a emprunté ma parka', 'je prete la parka verte a tom'],
    no: ['lånte bort parkasen til tom', 'tom har lånt parkasen', 'har lånt ut den grønne parkasen til tom'],
  },
  delete: {
    en: ['delete the brown boots', 'bin the boots', 'get rid of my brown boots'],
    de: ['lösch die braunen stiefel', 'die stiefel können weg', 'schmeiß die stiefel raus'],
    es: ['borra las botas marrones', 'elimina las botas', 'quita las botas marrones de mi armario'],
    fr: ['supprime les boots', 'vire les boots marron', 'enlève les boots de ma garde-robe'],
    no: ['slett støvlettene', 'fjern de brune støvlettene', 'kast støvlettene'],
  },
  archive: {
    en: ['archive the parka', 'put the parka away for summer', 'parka can go into storage'],
    de: ['archivier den parka', 'pack den parka weg bis zum winter', 'parka ins archiv'],
    es: ['archiva la parka', 'guarda la parka hasta el invierno', 'la parka al archivo'],
    fr: ['archive la parka', 'range la parka pour lété', 'mets la parka aux archives'],
    no: ['arkiver parkasen', 'pakk bort parkasen til vinteren', 'parkasen kan i arkivet'],
  },
  sold: {
    en: [
      'sold the brown boots on vinted',
      'the boots went for 30 on ebay, sold',
      'gave my brown boots to charity',
    ],
    de: [
      'hab die stiefel verkauft',
      'stiefel für 30 auf vinted verkauft',
      'die braunen stiefel hab ich gespendet',
    ],
    es: ['he vendido las botas', 'vendí las botas por 30 en wallapop', 'he donado las botas marrones'],
    fr: ['jai vendu les boots', 'boots vendues 30 euros sur vinted', 'jai donné les boots à emmaüs'],
    no: ['har solgt støvlettene', 'solgte støvlettene for 300 på finn', 'ga støvlettene til fretex'],
  },
  restore: {
    en: [
      'bring back grandpas jacket',
      'i want grandpas leather jacket back from the archive',
      'unarchive grandpas jacket',
    ],
    de: [
      'hol opas jacke zurück',
      'opas lederjacke wieder aus dem archiv holen',
      'opas jacke will ich wieder haben',
    ],
    es: [
      'recupera la cazadora del abuelo',
      'saca la cazadora del abuelo del archivo',
      'quiero otra vez la cazadora del abuelo',
    ],
    fr: ['ressors le blouson de papi', 'remets le blouson de papi', 'je veux récupérer le blouson de papi'],
    no: [
      'hent tilbake jakka til bestefar',
      'ta skinnjakka til bestefar ut av arkivet',
      'vil ha bestefars jakke tilbake',
    ],
  },
  worn: {
    en: ['wore the jeans today', 'log the blue jeans for today', 'i had the jeans on today'],
    de: ['hatte heute die jeans an', 'heute die blaue jeans getragen', 'trag ein: heute jeans'],
    es: [
      'hoy he llevado los vaqueros',
      'hoy me he puesto los vaqueros azules',
      'apunta que hoy llevo los vaqueros',
    ],
    fr: ['jai mis le jean aujourdhui', 'jai porté le jean bleu aujourdhui', 'note que jai mis mon jean ajd'],
    no: [
      'brukte dongeribuksa i dag',
      'hadde på den blå dongeribuksa i dag',
      'noter at jeg brukte dongeribuksa i dag',
    ],
  },
  wornYesterday: {
    en: [
      'i wore the jeans yesterday',
      'had the jeans on yesterday, add it',
      'yesterday i was in the blue jeans, log it',
    ],
    de: [
      'gestern hatte ich die jeans an',
      'trag nach: gestern die jeans',
      'die blaue jeans hab ich gestern getragen',
    ],
    es: ['ayer llevé los vaqueros', 'ayer me puse los vaqueros, apúntalo', 'los vaqueros los llevé ayer'],
    fr: ['hier jai mis le jean', 'jai porté le jean bleu hier, note le', 'hier javais le jean'],
    no: [
      'i går brukte jeg dongeribuksa',
      'hadde dongeribuksa på i går, før det inn',
      'brukte den blå dongeribuksa i går',
    ],
  },
  favorite: {
    en: ['star the parka', 'make the green parka a favourite', 'fave the parka pls'],
    de: [
      'parka zu den favoriten',
      'der parka ist mein liebling, merk ihn',
      'mach den grünen parka zum favoriten',
    ],
    es: ['pon la parka en favoritos', 'la parka es mi favorita, márcala', 'añade la parka verde a favoritos'],
    fr: [
      'mets la parka en favori',
      'ajoute la parka aux favoris',
      'la parka verte cest ma préférée, note le',
    ],
    no: ['gjør parkasen til favoritt', 'legg parkasen til favoritter', 'stjerne på den grønne parkasen'],
  },
  price: {
    en: ['the boots cost 120', 'i paid 120 for the brown boots', 'set the price of the boots to 120'],
    de: [
      'die stiefel haben 120 gekostet',
      'preis der stiefel: 120',
      'für die braunen stiefel hab ich 120 bezahlt, trag das ein',
    ],
    es: [
      'las botas costaron 120',
      'pon el precio de las botas a 120',
      'las botas me costaron 120, corrígelo',
    ],
    fr: ['les boots ont coûté 120', 'mets le prix des boots à 120', 'jai payé les boots 120, note le'],
    no: [
      'støvlettene kostet 120',
      'sett prisen på støvlettene til 120',
      'jeg betalte 120 for støvlettene, skriv det inn',
    ],
  },
  rename: {
    en: ['rename the parka to bob', 'call the green parka bob', 'change the parkas name to bob'],
    de: ['nenn den parka bob', 'benenne den grünen parka in bob um', 'der parka soll bob heißen'],
    es: ['renombra la parka a bob', 'llama bob a la parka', 'cambia el nombre de la parka a bob'],
    fr: ['renomme la parka en bob', 'appelle la parka bob', 'change le nom de la parka en bob'],
    no: ['kall parkasen bob', 'gi parkasen nytt navn: bob', 'døp om parkasen til bob'],
  },
  add: {
    en: ['add a purple scarf', 'bought a purple scarf today', 'new in: purple scarf'],
    de: ['füg einen lila schal hinzu', 'hab mir einen lila schal gekauft', 'neu: lila schal'],
    es: ['añade una bufanda morada', 'me he comprado una bufanda morada', 'apunta una bufanda morada nueva'],
    fr: [
      'ajoute une écharpe violette',
      'jai acheté une écharpe violette',
      'nouvelle écharpe violette, note la',
    ],
    no: ['legg til et lilla skjerf', 'har kjøpt et lilla skjerf', 'nytt lilla skjerf, legg det inn'],
  },
  eventCreate: {
    en: [
      'add dentist thursday at 3pm',
      'put dentist in my calendar thursday 3pm',
      'dentist on thursday 15:00, note it',
    ],
    de: [
      'zahnarzt donnerstag um 15 uhr eintragen',
      'trag zahnarzt ein, donnerstag 15 uhr',
      'leg einen termin an: zahnarzt donnerstag 15:00',
    ],
    es: [
      'apunta dentista el jueves a las 15:00',
      'añade dentista jueves 15:00 al calendario',
      'pon cita dentista el jueves a las 15:00',
    ],
    fr: [
      'note dentiste jeudi à 15h',
      'ajoute dentiste jeudi 15h à mon agenda',
      'mets un rdv dentiste jeudi 15h00',
    ],
    no: [
      'legg inn tannlege torsdag kl 15',
      'tannlege torsdag klokka 15, skriv det opp',
      'lag en hendelse: tannlege torsdag 15:00',
    ],
  },
  eventMove: {
    en: ['move therapy to thursday', 'push therapy to thursday same time', 'therapy is on thursday now'],
    de: [
      'verschieb therapie auf donnerstag',
      'therapie auf donnerstag selbe zeit',
      'therapie ist jetzt am donnerstag',
    ],
    es: ['mueve terapia al jueves', 'pasa la terapia al jueves misma hora', 'la terapia ahora es el jueves'],
    fr: [
      'déplace thérapie à jeudi',
      'décale la thérapie à jeudi même heure',
      'la therapie cest jeudi maintenant',
    ],
    no: ['flytt terapi til torsdag', 'terapi til torsdag samme tid', 'terapien er flyttet til torsdag'],
  },
  eventDelete: {
    en: ['cancel therapy', 'therapys off', 'delete the therapy appointment'],
    de: ['sag therapie ab', 'therapie fällt aus', 'lösch den therapietermin'],
    es: ['cancela la terapia', 'no hay terapia, quítala', 'borra la terapia del calendario'],
    fr: ['annule la thérapie', 'therapie annulée', 'supprime la therapie de lagenda'],
    no: ['avlys terapi', 'terapien er avlyst', 'slett terapien fra kalenderen'],
  },
  planMove: {
    en: [
      'move fridays outfit to saturday',
      'shift the outfit from friday to saturday',
      'wear fridays outfit on saturday instead',
    ],
    de: [
      'verschieb das outfit von freitag auf samstag',
      'freitagsoutfit auf samstag',
      'das outfit vom freitag lieber am samstag',
    ],
    es: [
      'pasa el look del viernes al sábado',
      'mueve el conjunto del viernes al sábado',
      'el look del viernes mejor el sábado',
    ],
    fr: [
      'décale la tenue de vendredi à samedi',
      'déplace la tenue de vendredi à samedi',
      'la tenue de vendredi plutôt samedi',
    ],
    no: [
      'flytt antrekket fra fredag til lørdag',
      'flytt fredagsantrekket til lørdag',
      'antrekket på fredag heller på lørdag',
    ],
  },
  planCancel: {
    en: ['cancel the outfit for friday', 'scrap fridays outfit', 'forget what we planned to wear friday'],
    de: [
      'streich das outfit für freitag',
      'lösch das outfit am freitag',
      'das outfit für freitag brauch ich nicht mehr',
    ],
    es: [
      'cancela el look del viernes',
      'quita el conjunto del viernes',
      'borra el look planeado del viernes',
    ],
    fr: [
      'annule la tenue de vendredi',
      'supprime la tenue prévue vendredi',
      'laisse tomber la tenue de vendredi',
    ],
    no: ['avlys antrekket på fredag', 'dropp antrekket for fredag', 'slett antrekket på fredag'],
  },
  week: {
    en: ['plan my week', 'sort out my outfits for the week', 'do the whole week for me'],
    de: ['plan meine woche', 'mach mir outfits für die ganze woche', 'plane die woche durch'],
    es: ['planifica mi semana', 'hazme los looks de la semana', 'planea la semana entera'],
    fr: ['planifie ma semaine', 'prévois mes tenues de la semaine', 'fais moi toute la semaine'],
    no: ['planlegg uka mi', 'lag antrekk for hele uka', 'planlegg hele uken'],
  },
  never: {
    en: ['i never wear yellow', 'no yellow for me ever', 'stop suggesting yellow'],
    de: ['ich trag nie gelb', 'bitte nie gelb', 'gelb mag ich gar nicht'],
    es: ['nunca llevo amarillo', 'no me gusta el amarillo', 'nada de amarillo nunca'],
    fr: ['je porte jamais de jaune', 'jaime pas le jaune', 'plus jamais de jaune stp'],
    no: ['jeg bruker aldri gult', 'liker ikke gult', 'aldri foreslå gult'],
  },
  home: {
    en: ['i moved to bergen', 'i live in bergen now', 'home is bergen now'],
    de: ['ich wohne jetzt in bergen', 'bin nach bergen gezogen', 'mein wohnort ist jetzt bergen'],
    es: ['ahora vivo en bergen', 'me he mudado a bergen', 'mi ciudad es bergen'],
    fr: ['jhabite à bergen maintenant', 'jai déménagé à bergen', 'ma ville cest bergen'],
    no: ['jeg bor i bergen nå', 'har flyttet til bergen', 'hjemstedet mitt er bergen'],
  },
  units: {
    en: ['use fahrenheit', 'units F not C', 'show temps in fahrenheit please'],
    de: ['bitte in fahrenheit', 'temperaturen in fahrenheit', 'stell auf fahrenheit um'],
    es: ['usa fahrenheit', 'grados en fahrenheit por favor', 'pon las temperaturas en fahrenheit'],
    fr: ['utilise fahrenheit', 'les degrés en fahrenheit stp', 'mets les températures en fahrenheit'],
    no: ['bruk fahrenheit', 'temperaturer i fahrenheit takk', 'still om til fahrenheit'],
  },
};
