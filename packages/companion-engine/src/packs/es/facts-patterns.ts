/** Pieces of the fact patterns; all match folded text (lower case, no accents, ñ as n). */

/** Ends a value: the clause's end, or a word that begins something else. */
export const end =
  '(?=$|,| (?:y|e|pero|aunque|porque|pq|xq|desde|para|cuando|entonces|asi que|luego|sino|ahora|actualmente|ultimamente|que|quien|llamad[oa]s?|el cual|ella|yo|jaja\\w*|xd|lol|la verdad|por ahora|de momento|tambien|en realidad|como|con|jeje\\w*|ya|hace|eh|sabes|porfa\\w*|por favor|estos dias|este ano|si|no)(?:\\b|$))'
/** Ends a taste: coffee with milk is one thing, an evening with my friends is cut. */
export const tasteEnd = end.replace('|con|', '|con (?:mi|mis|el|ella|ellos|ellas)|')
/** Ends a plan, which may say with whom and where. */
export const planEnd =
  '(?: a las? \\d{1,2}(?::\\d\\d)?(?: de la \\w+)?)?(?=$|,| (?:y|e|pero|aunque|porque|pq|xq|asi que|entonces|que|yo|jaja\\w*|xd|la verdad|si|ya)(?:\\b|$))'

export const name = "\\p{L}[\\p{L}'-]{1,18}(?: (?:de la |de |del )?[\\p{L}-]{2,14})??"
/** What may not begin a name after "es": mi gata es preciosa. */
export const noName =
  '(?!(?:el|la|los|las|lo|un|una|unos|mi|mis|tu|su|muy|mas|tan|bien|mal|mejor|peor|igual|como|cuando|que|quien|todo|toda|siempre|nunca|ya|no|si|de|del|en|con|para|por|asi|genial|hermos[oa]|precios[oa]|bonit[oa]|lind[oa]|adorable|travies[oa]|vag[oa]|negr[oa]|blanc[oa]|gris|atigrad[oa]|naranja|grande|pequen[oa]|viej[oa]|joven|timid[oa]|mi[oa]|un[oa]|alto|alta|buen[oa]|mal[oa]|simpatic[oa]|profe\\w*|medic[oa]|enfermer[oa]|abogad[oa]|ingenier[oa]|maestr[oa]|insoportable|dificil|complicad[oa]|horrible|raro|rara|aburrid[oa]|demasiado|casi|solo|lo que|aqui|alli|alla|mayor|menor|capaz|pesad[oa]|car[oa]|fatal|ella|el)\\b)'

export const animal =
  '(?:gat[oa]s?|gatit[oa]s?|minino|michi|perr[oa]s?|perrit[oa]s?|perrhij[oa]|cachorr[oa]s?|labrador|golden|bulldog|caniche|beagle|chihuahua|husky|salchicha|conej[oa]s?|conejit[oa]s?|hamsters?|cobayas?|cuy|cuyo|loros?|periquitos?|perico|canarios?|pajaros?|pajarito|ninfas?|gallinas?|cotorras?|pez|peces|pececit[oa]s?|tortugas?|tortuguita|mascotas?|huron|iguana|caballo|yegua|erizo)'

export const relation =
  '(?:madre|mama|mami|padre|papa|papi|padres|papas|abuela|abuelita|yaya|nona|abuelo|abuelito|yayo|nono|hermana mayor|hermana menor|hermana pequena|hermanita|hermano mayor|hermano menor|hermano pequeno|hermanito|hermana|hermano|mujer|esposa|marido|esposo|novia|novio|pareja|prometid[oa]|hija|hijo|bebe|niet[oa]|mejor amig[oa]|mejor colega|amig[oa]|colega|companer[oa] de (?:piso|cuarto|casa|departamento|apartamento)|roomie|companer[oa](?: de (?:trabajo|clase|oficina))?|jef[ea]|profesora?|profe|maestr[oa]|tia|tio|prim[oa]|vecin[oa]|suegr[oa]|cunad[oa]|sobrin[oa])'

export const months =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)'
const weekdays = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)'
export const dayOfMonth = `(?:\\d{1,2}|uno|primero|[a-z]{3,12}) de ${months}`

const dayPart = '(?: (?:por|en|a) la (?:manana|tarde|noche)| a (?:mediodia|primera hora)| temprano)?'
export const time = `(?:esta (?:noche|tarde|manana|semana)|hoy|pasado manana|manana${dayPart}|el (?:proximo )?${weekdays}(?: que viene| proximo)?${dayPart}|este (?:${weekdays}|finde|fin de semana|mes|verano|invierno|otono|ano)|el (?:proximo )?(?:finde|fin de semana)(?: que viene)?|la (?:semana que viene|proxima semana|semana proxima)|el (?:mes que viene|proximo mes|ano que viene|proximo ano)|(?:en|dentro de) (?:\\d{1,2}|una?|dos|tres|cuatro|unos|unas) (?:dias?|semanas?|meses|mes|horas?)|el ${dayOfMonth}|el dia \\d{1,2}|en (?:verano|invierno|navidad|semana santa|vacaciones|${months})|estas vacaciones|mas tarde|mas tardecito|al rato)`
export const birthdayTime = `(?:el (?:dia )?${dayOfMonth}|en ${months}|manana|pasado manana|el (?:proximo )?${weekdays}(?: que viene| proximo)?|este (?:finde|fin de semana|mes|${weekdays})|la (?:semana que viene|proxima semana)|el (?:mes que viene|proximo mes)|(?:en|dentro de) (?:\\d{1,2}|una|dos|tres) (?:dias?|semanas?|meses))`

export const job =
  '(?:enfermer[oa]|profesora?|profe|maestr[oa]|medic[oa]|doctora?|residente|camarer[oa]|meser[oa]|moz[oa]|vendedora?|dependient[ea]|cajer[oa]|contadora?|contable|ingenier[oa]|desarrolladora?|programadora?|informatic[oa]|disenadora?|abogad[oa]|arquitect[oa]|cociner[oa]|chef|pasteler[oa]|panader[oa]|peluquer[oa]|esteticista|bomber[oa]|policia|militar|chofer|conductora?|repartidora?|taxista|camioner[oa]|secretari[oa]|asistente|auxiliar|comercial|consultora?|periodista|fotograf[oa]|music[oa]|act(?:or|riz)|artista|ilustradora?|escritora?|traductora?|interprete|bibliotecari[oa]|librer[oa]|florista|agricultora?|ganader[oa]|obrer[oa]|electricista|fontaner[oa]|plomer[oa]|carpinter[oa]|albanil|mecanic[oa]|tecnic[oa]|matrona|fisio(?:terapeuta)?|psicolog[oa]|psiquiatra|dentista|odontolog[oa]|farmaceutic[oa]|veterinari[oa]|logopeda|educadora?|monitora?|cuidadora?|ninera|trabajadora? social|funcionari[oa]|freelance|autonom[oa]|emprendedora?|empresari[oa]|gerente|encargad[oa]|director[a]?|becari[oa]|practicante|aprendiz|recepcionista|agente|guia|azafat[oa]|pilot[oa]|carter[oa]|investigadora?|biolog[oa]|quimic[oa]|analista|community manager|administrativ[oa]|operari[oa]|obrer[oa]|limpiadora?|barista|barman|bartender|am[oa] de casa|vigilante|guardia|entrenadora?|banquer[oa]|notari[oa]|emplead[oa]|teleoperadora?|reponedora?|almacener[oa]|jardiner[oa]|costurer[oa]|modista|pescador[a]?|minero|soldador[a]?|youtuber|streamer|economista|sociolog[oa]|geolog[oa]|cientific[oa]|nutricionista|optic[oa]|actuari[oa]|jef[ea] de \\p{L}+|jubilad[oa]|conserje|portero|ayudante)'

/** Nouns that follow "hago", "juego al", "toco la". */
export const pastime =
  '(?:yoga|deporte|ciclismo|bici(?:cleta)?|futbol(?: sala)?|futsal|baloncesto|basquet(?:bol)?|basket|tenis|padel|baile|danza|ballet|salsa|flamenco|judo|karate|taekwondo|natacion|escalada|senderismo|montanismo|running|pesas|gimnasia|gym|crossfit|pilates|equitacion|teatro|impro(?:visacion)?|canto|coro|guitarra|piano|violin|chelo|violonchelo|bateria|flauta|bajo|ukelele|saxofon|acordeon|arpa|trompeta|cajon|charango|dibujo|pintura|acuarelas?|ceramica|costura|punto|ganchillo|crochet|bordado|fotografia|jardineria|bricolaje|reposteria|pasteleria|cocina|boxeo|surf|esqui|skate|patinaje|voleibol|voley|voleibol|rugby|balonmano|hockey|beisbol|badminton|ping-pong|ajedrez|domino|videojuegos|juegos de mesa|rol|cosplay|magia|maquetas|buceo|vela|kayak|remo|petanca|esgrima|origami|caligrafia|lego|puzles?|rompecabezas|voluntariado|malabares|cartas|zumba|artes marciales)'

export const re = (source: string): RegExp => new RegExp(source, 'u')
export const own = '(?:mi|mis|nuestr[oa]s?)'
export const size =
  '(?:pequen[oa] |pequena? |viej[oa] |otr[oa] |segund[oa] |querid[oa] |primer |nuev[oa] )?'
export const called = '(?:se llaman?|se yama|se llamaba)'
/** "te acuerdas de", "sabes", before what is asked for. */
export const recalls =
  '(?:te acuerdas|te acordas|recuerdas|sabes|conoces|dime|decime|recuerdame)(?: (?:todavia|aun|ya|bien|tu))?(?: de| del)?'
