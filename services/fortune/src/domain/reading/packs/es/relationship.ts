import type { BirthChartPack, RelationshipPack, TransitPack } from '../../pack/relationship.ts'

export const relationship: RelationshipPack = {
  distance: {
    0: [
      '{a} se mira en {b} como en un espejo: comprensión rápida, y aquello con lo que tropieza es su propia grieta.',
      'Dos veces {a}: el silencio no hay que aprenderlo, solo quién cede primero.',
    ],
    1: [
      '{a} y {b} son vecinos, como dos clases contiguas: otro horario, el mismo pasillo.',
      'Codo con codo, {a} le enseña a {b} la página que se saltó, y al revés.',
    ],
    2: [
      'Dos signos separan a {a} de {b}: buena charla, ayuda a mano, y las cosas crecen deprisa.',
      '{a} con {b} son dos ritmos que encajan, y esa ligereza es patrimonio común.',
    ],
    3: [
      '{a} y {b} forman ángulo recto; chispa y roce llegan a la vez y, una vez limados, cuesta prescindir el uno del otro.',
      'Cuando {a} discute con {b}, no es por quién tiene razón, es por el compás.',
    ],
    4: [
      '{a} y {b} comparten elemento; poco hay que explicar, la corriente fluye.',
      'Como llegar a un sitio donde hablan con tu acento: así es {a} con {b}.',
    ],
    5: [
      '{a} y {b} se encuentran en un ángulo raro, como escribir con la otra mano, hasta que sale letra propia.',
      'El entendimiento entre {a} y {b} no viene hecho; crece con cada «ah, así lo ves tú».',
    ],
    6: [
      '{a} y {b} están frente a frente, cada cual con la mitad que al otro le falta; atracción y tirón tienen la misma raíz.',
      'Como la playa mira al mar, {a} mira a {b}: la diferencia es el paisaje.',
    ],
  },
  elements: {
    'fire-fire': ['Dos fuegos nunca aburren; la leña se pone por turnos.'],
    'fire-earth': ['El fuego cuece la tierra y la tierra contiene el fuego: de aquí el calor, de allá la forma.'],
    'fire-air': ['El viento alimenta la llama y la idea prende de un soplo; que alguien vigile el fogón.'],
    'fire-water': ['Con fuego bajo el agua se hace sopa, siempre que haya cuatro manos pendientes de la llama.'],
    'earth-earth': ['Tierra sobre tierra da seguridad; conviene inventar una sorpresa de vez en cuando.'],
    'earth-air': ['El viento pasa por el sembrado, hay quien piensa y hay quien cosecha; si se escuchan, buen año.'],
    'earth-water': ['El agua ablanda la tierra y la tierra guarda el agua; el amor está en el cuidado diario.'],
    'air-air': ['Aire con aire, y la conversación no se acaba; alguien debería tomar notas.'],
    'air-water': ['El viento riza el agua, cabeza y corazón; con traducción, sale bien.'],
    'water-water': ['Agua y agua se juntan sin palabras; también hay que saber salir juntos a tierra firme.'],
  },
  qualities: {
    'cardinal-cardinal': ['Dos que quieren guiar: mejor repartir los tramos, y que nadie agarre el volante.'],
    'cardinal-fixed': ['De un lado el arranque, del otro la constancia; con un buen relevo, se llega lejos.'],
    'cardinal-mutable': ['Un lado elige el rumbo, el otro toma las curvas; ni la lluvia detiene a esta pareja.'],
    'fixed-fixed': ['Nadie cede, así que una palabra de pausa para las peleas vale más que ganar.'],
    'fixed-mutable': ['Firmeza y movimiento, árbol y viento; sin pedir que el otro sea igual.'],
    'mutable-mutable': ['Dos de trato fácil; lo difícil es cerrar, y quien dice «este» hace el trabajo.'],
  },
  gifts: [
    '{a} trae {aGift}; {b} trae {bGift}, y en una misma mesa eso basta.',
    'Con el tiempo hay trueque: de un lado viene {aGift}; del otro, {bGift}.',
    'Sin {aGift}, que pone {a}, o sin {bGift}, que pone {b}, este vínculo perdería el sabor.',
  ],
  strengthOf: {
    'fire-fire': 'El mismo calor, siempre en marcha',
    'fire-earth': 'Impulso que llega al suelo',
    'fire-air': 'Ideas y risas',
    'fire-water': 'Sentimientos fuertes que conmueven',
    'earth-earth': 'Confianza sólida',
    'earth-air': 'Bien pensado y bien hecho',
    'earth-water': 'Cuidado y seguridad',
    'air-air': 'Buena charla, espacio libre',
    'air-water': 'Cabeza y corazón se completan',
    'water-water': 'Entenderse sin palabras',
  },
  strengthAt: {
    0: 'Nadie conoce mejor ese genio',
    1: 'Cada cual ve el punto ciego del otro',
    2: 'Compañía fácil, amistad natural',
    3: 'Se fortalecen mutuamente',
    4: 'Apoyo sin esfuerzo',
    5: 'Sigue siendo nuevo mucho tiempo',
    6: 'Fuerte atracción, espejo mutuo',
  },
  challengeOf: {
    'cardinal-cardinal': 'Dos que quieren decidir',
    'cardinal-fixed': 'De un lado prisa, del otro freno',
    'cardinal-mutable': 'Plan contra cambio',
    'fixed-fixed': 'Nadie se inclina primero',
    'fixed-mutable': 'Terquedad frente a inconstancia',
    'mutable-mutable': 'Nunca del todo decidido',
  },
  challengeAt: {
    0: 'Los defectos vienen por partida doble',
    1: 'Necesidades en lugares distintos',
    2: 'Tan cómodo que falta la charla honda',
    3: 'Ritmos que chocan, pique fácil',
    4: 'Costumbre de lo fácil, se descuida el riego',
    5: 'Malentendidos curiosos que piden paciencia',
    6: 'Enseguida en bandos opuestos',
  },
  samePoint: {
    meet: ['{a.the} cae en el mismo punto en las dos cartas: en {aTheme} basta una mirada.', '{a.the} por partida doble: {aTheme} se ve en un espejo, con lo bueno y lo difícil.'],
    flow: ['De carta a carta, {a.the} se responde: {aTheme} lleva el mismo paso sin mucha explicación.', '{a.the} de un lado se entiende con {a.the} del otro; en {aTheme} pueden apoyarse.'],
    strain: ['Ambos conocen {aTheme}, pero a su manera, y {a.the} roza con {a.the}: mejor preguntar antes de concluir.', 'Hay dos rumbos para {aTheme}; entre {a.the} de aquí y {a.the} de allí hace falta margen.'],
  },
  synastry: {
    conjunction: [
      'En el mismo punto, {a.the} de un lado y {b.the} del otro: {aTheme} y {bTheme} se confunden.',
      'Donde una persona pone {aTheme}, la otra pone {bTheme}: así cae {a.the} sobre {b.the}.',
    ],
    sextile: [
      'Aquí {a.the}, allí {b.the}: un suave impulso, y {bTheme} encuentra salida en {aTheme}.',
      'En cuanto habla {aTheme} de un lado, responde {bTheme} del otro: {a.the} y {b.the} se llevan bien.',
    ],
    square: [
      'De un lado aprieta {a.the}, del otro aguanta {b.the}; si está en juego {bTheme}, medio compás más lento.',
      '¿Qué va primero, {aTheme} de aquí o {bTheme} de allí? Un lado habla por {a.the}, el otro por {b.the}; mejor por turnos.',
    ],
    trine: [
      'Por un mismo río van, de un lado, {a.the} y, del otro, {b.the}: {aTheme} riega {bTheme}.',
      'Nadie tuvo que enseñarles a ir de la mano a {aTheme} y a {bTheme}: hay trígono entre {a.the} y {b.the}.',
    ],
    quincunx: [
      'Medio tono separa {a.the} de aquí y {b.the} de allí; para {bTheme}, {aTheme} tiene que cambiar de clave.',
      'Otra pregunta sobre {bTheme} no está de más; {a.the} y {b.the} aún se están limando.',
    ],
    opposition: [
      'Cara a cara, {a.the} de un lado y {b.the} del otro: {aTheme} y {bTheme} en el balancín; mejor bajar y andar un poco.',
      'En {bTheme} de enfrente se descubre el revés {aTheme.of}, ya que {a.the} mira {b.to}.',
    ],
  },
}

export const birthChart: BirthChartPack = {
  titles: {
    sun: 'Sol en {sign}',
    moon: 'Luna en {sign}',
    rising: 'Ascendente en {sign}',
    planets: 'El temperamento de los planetas',
    houses: 'Los escenarios de la vida',
    aspects: 'Conversaciones por dentro',
    balance: 'Elementos y compás',
  },
  planetInSign: [
    '{planet.the} en {sign}: {theme.your} se expresa {manner}.',
    'En lo que toca {theme.to}, actúas {manner}, con {planet.the} en {sign}.',
    '{sign} le presta su estilo {planet.to}, y {theme.your} sale {manner}.',
    'Naciste con {planet.the} en {sign}, y por eso {theme.your} avanza {manner}.',
  ],
  planetInHouse: [
    '{planet.the} está en la casa {house}: {theme.your} se vuelca sobre todo en {topic}.',
    'El escenario {planet.of} es {topic}, y ahí se ve mejor {theme.your}.',
    'En la casa {house} se aloja {planet.the}; {theme.your} está a gusto en {topic}.',
  ],
  aspects: {
    conjunction: [
      '{a.the} con {b.the}: {aTheme} y {bTheme} son en ti una sola fuerza.',
      'Cuando habla {aTheme}, {bTheme} hace coro, de lo cerca que están {a.the} y {b.the}.',
    ],
    sextile: [
      '{a.the} en sextil con {b.the}: entre {aTheme} y {bTheme} hay ayuda de buena gana, y el uso la facilita.',
      'Hace buena pareja {bTheme} con {aTheme}, pues {b.the} y {a.the} son de buen trato.',
    ],
    square: [
      '{a.the} en cuadratura con {b.the}: {aTheme} y {bTheme} quieren el mismo carril, y de ahí sale oficio.',
      'Entre {aTheme} y {bTheme} la lección lleva más tiempo, porque {b.the} empuja {a.to} a crecer.',
    ],
    trine: [
      '{a.the} en trígono con {b.the}: {aTheme} y {bTheme} vienen de regalo; también los regalos piden uso.',
      'El camino {aTheme.of} lo allana {bTheme}: así lleva {b.the} de la mano {a.to}.',
    ],
    quincunx: [
      '{a.the} y {b.the} a 150°: {aTheme} y {bTheme} piden pequeños ajustes todo el tiempo.',
      'Siempre le pide {bTheme} {aTheme.to} que cambie de postura: así es {a.the} con {b.the}.',
    ],
    opposition: [
      '{a.the} frente {b.to}: {aTheme} y {bTheme} se turnan la silla, y el equilibrio es oficio de toda la vida.',
      'En {bTheme} de los demás encuentras el reflejo de {aTheme.your}, ya que {b.the} mira de frente {a.to}.',
    ],
  },
  richElement: {
    fire: ['La mayoría de los planetas, en fuego: el entusiasmo es tu combustible, enciendes la hoguera y luego buscas el camino.'],
    earth: ['La mayoría de los planetas, en tierra: crees en lo que se ve y se toca, y duras.'],
    air: ['La mayoría de los planetas, en aire: pensar y hablar es tu manera de respirar.'],
    water: ['La mayoría de los planetas, en agua: sentir es tu mapa y tu modo.'],
  },
  poorElement: {
    fire: ['Ningún planeta en fuego: que el movimiento y la compañía te enciendan.'],
    earth: ['Ningún planeta en tierra: la rutina y lo que se puede tocar te dan asiento.'],
    air: ['Ningún planeta en aire: da un paso atrás, cuéntaselo a alguien, y el pensamiento se aclara.'],
    water: ['Ningún planeta en agua: sentir no estorba, solo pide un momento.'],
  },
  richQuality: {
    cardinal: ['Pesan más los signos cardinales: lo tuyo es empezar.'],
    fixed: ['Pesan más los signos fijos: lo tuyo es continuar.'],
    mutable: ['Pesan más los signos mutables: lo tuyo es ajustar.'],
  },
  noRising: ['Sin la hora exacta de nacimiento dejamos fuera el Ascendente y las casas; las posiciones de los planetas valen igual.'],
}

export const transits: TransitPack = {
  samePoint: {
    meet: ['{a.the} regresa al lugar de tu nacimiento, y {aTheme} pasa página.'],
    flow: ['{a.the} se lleva bien con su lugar de nacimiento: {aTheme} avanza por camino conocido.'],
    strain: ['{a.the} tira de su lugar de nacimiento, y {aTheme} pide un ajuste.'],
  },
  aspects: {
    conjunction: [
      '{a.the} pasa por encima {b.of} de tu carta y llama {bTheme.to} por su nombre.',
      'Tocan a la puerta {bTheme.of}: es {a.the}, que se posa en {b.the} de tu carta.',
    ],
    sextile: [
      '{a.the} le tiende una escalera {b.to} de tu carta; deja que {bTheme} suba un peldaño.',
      'Buen momento para poner orden en {bTheme}, mientras {a.the} favorece {b.to} de tu carta.',
    ],
    square: [
      '{a.the} pone a prueba {b.to} de tu carta: hay tensión en {bTheme}, así que pártela en trozos.',
      'Con un codazo {a.of}, {b.the} de tu carta busca otra vez el equilibrio {bTheme.of}.',
    ],
    trine: [
      '{a.the} fluye hacia {b.the} de tu carta, y a {bTheme} le llega buen viento.',
      'Ningún esfuerzo para {bTheme} estos días, con {b.the} de tu carta en sintonía con {a.the}.',
    ],
    quincunx: [
      '{a.the} deja sin postura {b.to} de tu carta; prueba con {bTheme} de otra manera.',
      'A medio compás de distancia, {a.the} y {b.the} de tu carta piden afinación, mejor desde {bTheme}.',
    ],
    opposition: [
      '{a.the} queda frente {b.to} de tu carta; lo que toca {bTheme.to} lo dirán otras personas.',
      'Busca el punto medio en {bTheme}, con {b.the} de tu carta delante {a.of}.',
    ],
  },
  quiet: ['Ningún tránsito cercano este día; el cielo está en calma, sigue a tu paso.'],
  solarReturn: [
    'En {year} el Sol vuelve al lugar bajo el que naciste; la Luna en {sign} da color al ánimo del año.',
    'Con el retorno solar de {year} empieza un nuevo año de vida, y la Luna en {sign} dice de qué va a nutrirse.',
  ],
  aspectLine: '{a} en {aspect} con {b} natal',
  ingressLine: '{planet} entra en {sign}',
  retrogradeLine: '{planet} inicia su retrogradación',
  directLine: '{planet} vuelve al movimiento directo',
  lunationLine: {
    new: 'Luna nueva en {sign}',
    'first-quarter': 'Cuarto creciente en {sign}',
    full: 'Luna llena en {sign}',
    'last-quarter': 'Cuarto menguante en {sign}',
  },
}
