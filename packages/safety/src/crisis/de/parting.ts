/** Was gesagt wird, wo jemand für immer geht; rules: ../parting-rules.ts. */
export const parting = {
  orderLetters: `
    allen (einen |)(brief|briefe|zeilen) (geschrieben|hinterlassen|hingelegt),
    (jedem|meiner familie) (einen |)(brief|briefe|zeilen) (geschrieben|hinterlassen|hingelegt),
    meinen eltern (einen |)(brief|briefe|zeilen) (geschrieben|hinterlassen|hingelegt),
    (meinen kindern|meinen freunden) (einen |)(brief|briefe|zeilen) (geschrieben|hinterlassen|hingelegt),
    (briefe|einen brief) (an|für) (alle|jeden|meine familie) (geschrieben|liegen|hinterlassen|sind),
    (briefe|einen brief) (an|für) (meine eltern|meine kinder|meine freunde) (geschrieben|liegen|hinterlassen|sind),
    briefe (an|für) (alle|jeden|meine familie), (die|meine) briefe (sind geschrieben|liegen)`,
  orderGiven: `
    (meine|alle meine) (sachen|bücher) (sind |habe ich |hab ich |)(verschenkt|weggegeben|verteilt),
    (meine|alle meine) (platten|kleider|möbel) (sind |habe ich )(verschenkt|weggegeben|verteilt),
    (meine|alle meine) (platten|kleider|möbel) (hab ich |)(verschenkt|weggegeben|verteilt),
    meine (gitarre|uhr|kamera|sammlung) (bekommt|kriegt|habe ich verschenkt|hab ich verschenkt|soll),
    habe (alles|meine sachen|meine bücher) (verschenkt|weggegeben|verteilt)`,
  orderPet: `
    (den|der|mein|meinen) (hund|kater|vogel) (bekommt|nimmt|ist bei|ist jetzt bei),
    (den|der|mein|meinen) (hund|kater|vogel) (kommt zu|bleibt bei),
    (den|der|mein|meinen) (hund|kater|vogel) (habe ich|hab ich|hat ein neues),
    (die|meine) katze (bekommt|nimmt|ist bei|ist jetzt bei|kommt zu|bleibt bei|habe ich|hab ich|hat ein neues)`,
  orderPapers: `
    (passwörter|papiere|unterlagen|kontodaten|bankunterlagen|dokumente|vollmachten) (liegen|sind|habe ich|hab ich|stehen),
    (passwörter|papiere|unterlagen|kontodaten|bankunterlagen|bankdaten) (aufgeschrieben|geordnet|bereitgelegt|sortiert),
    (konto|konten) (ist |sind |)(aufgelöst|leergeräumt|überschrieben)`,
  orderReady: `
    alles ist (geregelt|bereit|vorbereitet|fertig|geordnet|erledigt),
    ist alles (geregelt|bereit|vorbereitet|geordnet|erledigt),
    nichts mehr zu (tun|erledigen|regeln), (es |)bleibt nichts (mehr |)zu`,
  planless: `
    (plane|mache|mach) (ich |)(nichts mehr|keine pläne|nichts), keine pläne mehr,
    brauche ich nichts zu planen, nichts mehr geplant`,
  endsThere: `
    (bin|werde) ich (dann |da )(nicht mehr|nimmer) (da|hier|dabei|da sein),
    (bin|werde) ich (ja |)(nicht mehr|nimmer) (da|hier|dabei|da sein),
    ich (dann |da |ja |)(nicht mehr|nimmer) (da|hier) (bin|sein), endet es für mich,
    (hört|ist) (es |)(dort|dann|da) für mich (auf|schluss|vorbei|zu ende),
    (dort|da|dann) ist für mich (schluss|ende), für mich kein danach,
    gibt es mich (dann |da |)nicht mehr`,
  wontSee: `
    (werde|werd) ich (nicht mehr|nicht) (erleben|miterleben|am leben sein), erlebe ich nicht mehr,
    (nicht mehr|nimmer) (erleben|miterleben) werde,
    (ich werde|ich werd|werde ich) (da |dann |)nicht mehr (leben|am leben)`,
  lastTalk: `
    letzte mal dass (wir|ich) (reden|schreiben|miteinander|sprechen|dir schreibe|mit dir|uns),
    zum letzten mal (mit dir|dir|schreibe|miteinander|reden),
    schreibe (ich |)dir (heute |)zum letzten mal, unser letztes gespräch`,
  lasttime: `
    das letzte mal, das letztemal, zum letzten mal`,
  wetalk: `
    dass (wir|ich) (heute |hier |noch |)(reden|schreiben|sprechen),
    dass (wir|ich) (heute |hier |noch |)(miteinander|dir schreibe|mit dir|uns schreiben)`,
  neverAgain: `
    (werde|werd) dir (ich |)dir (nie wieder|nie mehr|nicht mehr) (schreiben|stören),
    (werde|werd) dir (ich |)(dich |)(nie wieder|nie mehr|nicht mehr) (schreiben|stören),
    (werde|werd) (dich |)(ich |)dir (nie wieder|nie mehr|nicht mehr) (schreiben|stören),
    (werde|werd) (dich |)(ich |)(dich |)nie wieder (schreiben|stören),
    werde (dich |)(ich |)(dich |)(nie mehr|nicht mehr) (schreiben|stören),
    werd (dich |)(ich |)(dich |)(nie mehr|nicht mehr) (schreiben|stören),
    (werde|werd) dir (ich |)dir (nie wieder|nie mehr|nicht mehr) (belästigen|zur last fallen|nerven),
    (werde|werd) dir (ich |)(dich |)nie wieder (belästigen|zur last fallen|nerven),
    (werde|werd) dir (ich |)(dich |)(nie mehr|nicht mehr) (belästigen|zur last fallen|nerven),
    (werde|werd) (dich |)(ich |)dir nie wieder (belästigen|zur last fallen|nerven),
    (werde|werd) (dich |)(ich |)dir (nie mehr|nicht mehr) (belästigen|zur last fallen|nerven),
    (werde|werd) (dich |)(ich |)(dich |)nie wieder (belästigen|zur last fallen|nerven),
    (werde|werd) (dich |)(ich |)(dich |)(nie mehr|nicht mehr) belästigen,
    werde (dich |)(ich |)(dich |)(nie mehr|nicht mehr) (zur last fallen|nerven),
    werd (dich |)(ich |)(dich |)(nie mehr|nicht mehr) (zur last fallen|nerven),
    (schreibe|störe|belästige) (ich |)(dir |dich |)(nie wieder|nie mehr)`,
  thanksAll: `
    danke für alles, danke dass du (immer |)(da warst|zugehört)`,
  adieu: `
    leb wohl, lebwohl, lebe wohl, adieu, für immer`,
  journey: `
    urlaub, ferien, reise, verreise, verreisen, unterwegs, umzug, umziehen, ziehe um, ziehen um,
    neue wohnung, neuen wohnung, kisten, umzugskartons, flug, ausland, kur, reha`,
  workplace: `
    kollegen, job, stelle, büro, firma, arbeitstag, kurs, kurses, schule, semester, praktikum,
    abteilung, team, gruppe, projekt, rente, klasse, prüfung, schuljahr`,
  byeSent3: `
    (allen|der familie) (eine |)(abschiedsnachricht|abschiedsnachrichten|abschiedsbriefe|abschiedsmails) (geschickt|geschrieben|geschickt),
    (der ganzen familie|uns allen|jedem) (eine |)(abschiedsnachricht|abschiedsnachrichten) (geschickt|geschrieben|geschickt),
    (der ganzen familie|uns allen|jedem) (eine |)(abschiedsbriefe|abschiedsmails) (geschickt|geschrieben|geschickt),
    (abschiedsnachricht|abschiedsnachrichten|abschiedsbriefe) an (alle|die familie|die ganze familie|uns)`,
  gone3: `
    morgen (nicht mehr|nimmer) (da|hier|am leben) (ist|sei|zu sein|wäre),
    ist (er |sie |)morgen (nicht mehr|nimmer) (da|hier|am leben),
    (sei|wäre) (er |sie |)morgen (nicht mehr|nimmer) (da|hier|am leben)`,
  bridge3: `
    (von der|von einer) brücke (springen|springt|zu springen|springe|stürzen),
    vom (dach|hochhaus) (springt|zu springen)`,
  harmlessParting: `
    überdosis (an |)(raclette|käse|niedlichkeit|süßigkeiten|schokolade|plätzchen|zucker|kuchen|katzenbabys),
    (insel|südseeinsel|südsee|almhütte) (zu |)verschwinden`,
} as const
