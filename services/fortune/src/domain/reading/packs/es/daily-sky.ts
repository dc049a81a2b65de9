import type { DailyPack } from '../../pack/daily.ts'

export const aspects: DailyPack['aspects'] = {
  conjunction: [
    '{a.the} y {b.the} van hombro con hombro: {aTheme} y {bTheme} tiran de la misma cuerda, así que del dicho al hecho.',
    'Un solo asunto mueve a la vez {aTheme} y {bTheme}, porque {a.the} se junta con {b.the}; dale toda tu atención.',
    'Con {b.the} tan cerca {a.of}, {bTheme} encuentra columna vertebral: buen momento para empezar algo.',
    'Oirás la misma frase en dos voces: {a.the} pone {aTheme}, {b.the} pone {bTheme}.',
  ],
  sextile: [
    '{a.the} le guiña un ojo {b.to}: entre {aTheme} y {bTheme} hay una puerta entornada, empújala.',
    'La oportunidad viene en forma de mano tendida, pues {b.the} ayuda {a.to} y {bTheme} se anima al contacto con {aTheme}.',
    'A sesenta grados, {a.the} y {b.the} se entienden: {aTheme} tiene ganas de colaborar, solo falta que hables tú.',
    'Un poco de maña y ya está; {b.the} cuida de {a.the} y le encuentra tarea {aTheme.to}.',
  ],
  square: [
    '{a.the} y {b.the} se dan codazos: {aTheme} quiere correr, {bTheme} pide tiempo, así que decide primero el orden.',
    'El tirón viene del ángulo recto entre {a.the} y {b.the}; {aTheme} y {bTheme} hablan idiomas distintos, no elijas bando todavía.',
    'Como una madera dura, {bTheme} se trabaja a favor de la veta mientras {b.the} pone a prueba {a.to}.',
    'Saltan chispas donde {a.the} topa con {b.the}: baja la discusión a una cosa concreta y tendrá arreglo.',
  ],
  trine: [
    'Viento de popa entre {a.the} y {b.the}: {aTheme} y {bTheme} se ayudan, y brilla lo que ya sabes hacer.',
    'Las cosas maduran solas mientras {b.the} sostiene {a.to}, con {bTheme} de apoyo para {aTheme}.',
    '{b.the} le allana el camino {a.to} y {aTheme} se despereza; aprovecha y avanza unos pasos más.',
    'Suena a coro: {a.the} canta {aTheme}, {b.the} pone {bTheme} de segunda voz, y algo se afloja por dentro.',
  ],
  quincunx: [
    '{a.the} y {b.the} no sintonizan la misma emisora; entre {aTheme} y {bTheme}, medio paso de cada lado vale más que una revolución.',
    'Hay una piedra en el zapato, justo donde {a.the} roza con {b.the}: {bTheme} pide otra postura.',
    'Mientras {b.the} incomode {a.to}, deja que {aTheme} espere; no es su temporada.',
    'Si algo se atasca sin motivo, será que {aTheme} tropezó con {bTheme}; ve por partes.',
  ],
  opposition: [
    '{a.the} y {b.the} se miran de punta a punta del cielo, {aTheme} aquí y {bTheme} allá; desde el medio se ve mejor.',
    'Nadie se equivoca en este tira y afloja entre {a.the} y {b.the}: ofrécele también una silla {bTheme.to}.',
    'Lo que otra gente hace con {bTheme} te enseña cómo anda {aTheme.your}, porque {b.the} queda frente {a.to}.',
    'Dos platillos de una balanza, {a.the} y {b.the}: cuanto menos quieras ganar, mejor cae de pie {aTheme}.',
  ],
}

export const phases: DailyPack['phases'] = {
  new: [
    'Noche sin Luna, ideas limpias: pide un deseo, uno pequeñito.',
    'Se acaba de pasar página y nada tiene forma aún; el primer trazo es tuyo.',
    'Sol y Luna viajan a la par y la energía se recoge: lo que empieza sin ruido dura más.',
  ],
  'waxing-crescent': [
    'Asoma el primer hilo de luz: lo recién brotado teme al viento, tenle paciencia.',
    'Las fuerzas suben despacio; pasos cortos, sí, con tal de que no paren.',
    'Lo que pensaste hace unos días ya se puede probar en pequeño.',
  ],
  'first-quarter': [
    'Mitad clara, mitad oscura: el cuarto creciente te pide escoger.',
    'En este cruce, la pregunta que esquivas volverá a salir.',
    'El obstáculo y las ganas llegan juntos: empuja por un solo lado.',
  ],
  'waxing-gibbous': [
    'Casi redonda: lo que falta se gana puliendo.',
    'Repasa una vez más antes de cerrar y se notará.',
    'Nada inquieta tanto como un «casi»; el detalle va a decidir.',
  ],
  full: [
    'La Luna está alta y llena, y suben con ella emociones y frutos: basta con verlos claro.',
    'Lo que guardabas puede asomar esta noche, y no tiene por qué ser malo.',
    'El disco entero está encendido: lo que sembraste por fin responde.',
  ],
  'waning-gibbous': [
    'La luz empieza a ceder; reparte lo que recibiste y habrá más sitio.',
    'Recién pasada la cima, aún queda calor para agradecer, hacer balance, contarlo.',
    'La lección de ayer se saborea apenas ahora.',
  ],
  'last-quarter': [
    'Como una navaja pequeña, el cuarto menguante poda las ramas que sobran.',
    'Queda media Luna: lo que sueltas importa tanto como lo que conservas.',
    'El método de siempre se atasca y te deja las manos libres para otro.',
  ],
  'waning-crescent': [
    'Una uña de Luna antes del alba: mejor cerrar que abrir, y descansar también es trabajo.',
    'Luz fina como papel; el cuerpo quiere silencio y la cabeza, una hoja en blanco.',
    'Un ciclo se apaga: deja con cariño lo inacabado, te esperará un par de días.',
  ],
}

export const phaseAdvice: DailyPack['phaseAdvice'] = {
  new: ['Apunta un comienzo que sea solo tuyo.', 'Limítate a empezar, sin pedir frutos.'],
  'waxing-crescent': ['Recorta el plan a la mitad y ponte en marcha.', 'Cuéntale a alguien lo que estás por hacer.'],
  'first-quarter': ['Ante dos opciones, ponte una hora límite.', '¿Hay un nudo? Suelta antes el más pequeño.'],
  'waxing-gibbous': ['Una lectura más antes de enviar.', 'Pide que te señalen un fallo, uno nada más.'],
  full: ['Si la emoción se desborda, primero agua y después la respuesta.', 'Mira lo que dejaron estas dos semanas y ponte un diez.'],
  'waning-gibbous': ['Enseña a alguien el truco que acabas de aprender.', 'Da las gracias a quien te ayudó, con un ejemplo concreto.'],
  'last-quarter': ['Devuelve o cancela algo que ya no te va.', 'Vacía la bandeja de entrada; el hueco trabaja a tu favor.'],
  'waning-crescent': ['A la cama temprano, mañana ya pensará mañana.', 'Una taza caliente y un cuarto de hora con la mente en blanco.'],
}

export const retrograde: DailyPack['retrograde'] = {
  Mercury: [
    'Mercurio va hacia atrás: si se trata de {topic}, relee los mensajes; una vieja amistad o un viejo borrador puede dar con la salida.',
    'De espaldas, Mercurio te devuelve a {topic}: corregir, comprobar y completar rinde más que estrenar.',
  ],
  Venus: [
    'Venus retrógrada baraja de nuevo los gustos en torno a {topic}; no hay prisa.',
    'El corazón desanda lo andado: con Venus, vuelve a mirar {topic}, y lo que de veras quieres irá saliendo.',
  ],
  Mars: [
    'Marte camina al revés, así que calma con {topic}: primero, a calentar.',
    'Embestir no sirve con Marte retrógrado; para {topic}, otra táctica ahorra fuerzas.',
  ],
  Jupiter: [
    'Júpiter retrógrado frena la expansión: en {topic}, echa más bien raíces.',
    'Júpiter se gira a mirar el camino; ¿en qué crees de verdad cuando se trata de {topic}?',
  ],
  Saturn: [
    'Los deberes atrasados en {topic} se pueden poner al día sin vergüenza mientras Saturno retrograda.',
    'Saturno vuelve sobre sus pasos y golpea los cimientos con los nudillos: en {topic}, aprieta lo que baile.',
  ],
  Uranus: [
    'Urano retrógrado: el cambio que toca a {topic} ocurre antes por dentro, sin testigos.',
    'Antes de ponerlo todo patas arriba en {topic}, piénsalo hasta el final; las ganas de novedad se han vuelto hacia dentro.',
  ],
  Neptune: [
    'Se levanta la niebla sobre {topic} con Neptuno retrógrado; mira de frente y no riñas a quien fuiste.',
    'El sueño se retira como la marea, y Neptuno deja a la vista las piedras de {topic}: pisa firme.',
  ],
  Pluto: [
    'Plutón retrógrado, y el nudo más apretado de {topic} puede ceder una vuelta.',
    'Querer controlarlo todo en {topic} cansa; abre un poco la mano, que Plutón te devuelve fuerzas.',
  ],
}

export const ingress: DailyPack['ingress'] = [
  '{planet.the} pasa a {planetSign}: {theme} cambia de tono, y {topic} será lo primero en notarlo.',
  'Cambio de decorado, {planet.the} llega a {planetSign} y trae aire nuevo a {topic}.',
  '{planet.the} entra a trabajar en {planetSign}, y desde ahora {theme} corre hacia {topic}.',
]

export const lunation: DailyPack['lunation'] = {
  new: [
    'La luna nueva del {day} cae en {moonSign}: {topic} puede empezar de cero, con un deseo modesto y concreto.',
    'El {day}, Sol y Luna se encuentran en {moonSign} y plantan una semilla para {topic}; todavía no lo cuentes.',
  ],
  'first-quarter': [
    'Con el cuarto creciente del {day} en {moonSign}, {topic} te pone ante un desvío.',
    'El {day}, la media luna crece en {moonSign}; si {topic} se resiste, es para saber cuánto te importa.',
  ],
  full: [
    'El {day}, luna llena en {moonSign}: {topic} llega a su punto; agradece lo que vino y suelta lo que deba terminar.',
    'Bajo la luna llena en {moonSign}, el {day}, {topic} enseña su verdadera cara.',
  ],
  'last-quarter': [
    'El cuarto menguante del {day} en {moonSign} invita a aligerar {topic}.',
    'Hacia el {day}, la luna que mengua en {moonSign} aconseja hacer limpieza: en {topic}, algo puede irse.',
  ],
}
