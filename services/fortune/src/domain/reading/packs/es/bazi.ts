import type { BaziPack } from '../../pack/bazi.ts'
import { dayMaster, spirits } from './bazi-stems.ts'

export const bazi: BaziPack = {
  dayMasterName: '{stem}, {element}',
  dayMaster,
  spirits,
  strength: {
    weak: [
      'La fuerza {element.of} es delicada, un brote en primavera fría: primero alimento y compañía, después el esfuerzo.',
      'Poca raíz tiene aquí {element.the}; pedir fuerza prestada no es vergüenza, y descansar es un arte.',
    ],
    balanced: [
      'Hay equilibrio en {element.the}: puedes empujar y puedes esperar, sin inclinarte hacia ningún lado.',
      'Bien repartida, la fuerza {element.of} no pide refuerzo ni desagüe, solo su propio ritmo.',
    ],
    strong: [
      'La fuerza {element.of} rebosa como un lago lleno; con una salida, se vuelve paisaje.',
      'Le sobra fuerza {element.to}: voluntad y energía van altas, así que da, crea, asume.',
    ],
  },
  reasoning: {
    inSeason: 'La rama del mes {branch} alimenta al maestro del día ({element}): está en su estación.',
    outOfSeason: 'La rama del mes {branch} no alimenta al maestro del día ({element}): está fuera de estación.',
    roots: 'Ramas, además del mes, en las que echa raíz: {n}.',
    allies: 'Otros troncos iguales a él o que lo generan: {n}.',
    support: 'Cerca del {percent} % de la carta sostiene al maestro del día.',
    favourable: 'De ahí, lo que trae equilibrio: {list}.',
    structures: {
      following: 'Otra escuela puede ver aquí algo más: ni los troncos ni las ramas sostienen al maestro del día, así que sería una carta seguidora (从格), que va con la corriente y prefiere {list}. Esta lectura se queda con el equilibrio.',
      'near-following': 'Otra escuela puede ver aquí algo más: solo un rastro en una rama sostiene aún al maestro del día, así que se acerca a una carta seguidora (假从), que va con la corriente y prefiere {list}. Esta lectura se queda con el equilibrio.',
      dominant: 'Otra escuela puede ver aquí algo más: casi toda la carta sostiene al maestro del día, así que sería una carta dominante (专旺), que va con su propia fuerza y prefiere {list}. Esta lectura se queda con el equilibrio.',
    },
  },
  favour: {
    wood: [
      'La Madera equilibra tu carta: plantas, lectura, luz de la mañana, un paseo hacia el este.',
      'Cría algo en la ventana y aprende un oficio que lleve tiempo; las dos cosas son Madera.',
    ],
    fire: [
      'El Fuego despierta tu carta: sol, un escenario, la risa en voz alta.',
      'Júntate con gente cálida y lleva tus ideas donde haya luz; ese es tu Fuego.',
    ],
    earth: [
      'La Tierra asienta tu carta: horario fijo, comida casera, un sitio al que volver.',
      'Un rincón fijo y una hora fija traen Tierra; lento es firme.',
    ],
    metal: [
      'El Metal poda tu carta: hacer limpieza, ejercitar la palabra, mantener un principio.',
      'Ponles nombre a tus límites y afila una habilidad hasta que corte: ahí está el Metal.',
    ],
    water: [
      'El Agua humedece tu carta: salir, escuchar, pensar hasta el final a la orilla de un río.',
      'Los viajes, la escritura y las noches tempranas dan cauce a tu pensamiento, como pide el Agua.',
    ],
  },
  rich: {
    wood: ['Manda la Madera, cerca del {percent} %: bondad y crecimiento fuertes, cuida la poda.'],
    fire: ['Manda el Fuego, cerca del {percent} %: calor y cortesía, con atención a no quemarte.'],
    earth: ['Manda la Tierra, cerca del {percent} %: solidez y lealtad, que no te sepulten.'],
    metal: ['Manda el Metal, cerca del {percent} %: decisión y justicia, deja sitio a la blandura.'],
    water: ['Manda el Agua, cerca del {percent} %: claridad y movimiento, constrúyele una orilla.'],
  },
  lacking: {
    wood: ['Ninguna Madera entre los caracteres: paciencia y planes se siembran por costumbre, empieza por una pequeña.'],
    fire: ['Ningún Fuego entre los caracteres: el calor lo enciendes tú, a partir de un elogio.'],
    earth: ['Ninguna Tierra entre los caracteres: fabrica tu calma con horas fijas y un lugar fijo.'],
    metal: ['Ningún Metal entre los caracteres: ensaya el «está decidido» con las minucias.'],
    water: ['Nada de Agua entre los caracteres: deja un rato sin propósito y mira cómo corre.'],
  },
  complete: [
    'Los cinco elementos están presentes: te entiendes con todo el mundo, lo difícil es elegir.',
    'No falta ninguno de los cinco; sobre una base tan firme, una especialidad destacará.',
  ],
  monthGod: {
    比肩: ['{god} en el tronco del mes: andas con tus propios pies y aprendes más de tus iguales.'],
    劫财: ['{god} en el tronco del mes: audacia; una vez acordadas las partes, nada te sujeta.'],
    食神: ['{god} en el tronco del mes: bondad y talento, tu lugar se gana con oficio y buena voluntad.'],
    伤官: ['{god} en el tronco del mes: gracia a la vista; inventar es tu pan, y el tacto es la corteza.'],
    偏财: ['{god} en el tronco del mes: mano con la gente, y las ocasiones salen de entre la multitud.'],
    正财: ['{god} en el tronco del mes: economía y orden; la confianza ajena es tu mayor capital.'],
    七杀: ['{god} en el tronco del mes: sangre fría bajo presión; cuanto más dura la partida, más se te ve.'],
    正官: ['{god} en el tronco del mes: normas y buen nombre; dentro de un sistema subes con firmeza.'],
    偏印: ['{god} en el tronco del mes: una mente poco común, y tu avenida es una calle lateral.'],
    正印: ['{god} en el tronco del mes: gusto por aprender y simpatía; saber y personas mayores son tu paraguas.'],
  },
  luckGod: {
    比肩: ['De {from} a {to}, pilar {stem} {branch}, con {god.the} al frente: hora de ponerte en pie por tu cuenta y encontrar a los tuyos.', 'Diez años de {stem} {branch} ({from}–{to}), palabra clave {god}: hombros propios y gente con el mismo rumbo.'],
    劫财: ['De {from} a {to}, pilar {stem} {branch}, con {god.the} al frente: mucha gente, muchas ocasiones; guarda medida y cuentas.', 'Diez años de {stem} {branch} ({from}–{to}), palabra clave {god}: años audaces; el contrato, antes que la sociedad.'],
    食神: ['De {from} a {to}, pilar {stem} {branch}, con {god.the} al frente: florecen los dones y los días tienen sabor.', 'Diez años de {stem} {branch} ({from}–{to}), palabra clave {god}: lo que amas se vuelve tu marca.'],
    伤官: ['De {from} a {to}, pilar {stem} {branch}, con {god.the} al frente: cambio y expresión son el hilo conductor.', 'Diez años de {stem} {branch} ({from}–{to}), palabra clave {god}: se oye tu voz, así que afínala.'],
    偏财: ['De {from} a {to}, pilar {stem} {branch}, con {god.the} al frente: el mundo se ensancha y cada viaje trae algo.', 'Diez años de {stem} {branch} ({from}–{to}), palabra clave {god}: el doble de paisajes y de amistades, un solo corazón.'],
    正财: ['De {from} a {to}, pilar {stem} {branch}, con {god.the} al frente: tiempo de casa y hogar.', 'Diez años de {stem} {branch} ({from}–{to}), palabra clave {god}: el trabajo constante pone ladrillo sobre ladrillo.'],
    七杀: ['De {from} a {to}, pilar {stem} {branch}, con {god.the} al frente: gran peso, crecimiento rápido, cuídate.', 'Diez años de {stem} {branch} ({from}–{to}), palabra clave {god}: las tareas duras pulen; marca las pausas.'],
    正官: ['De {from} a {to}, pilar {stem} {branch}, con {god.the} al frente: nombre y deber suben un peldaño.', 'Diez años de {stem} {branch} ({from}–{to}), palabra clave {god}: cargas bien, y el buen nombre va por delante.'],
    偏印: ['De {from} a {to}, pilar {stem} {branch}, con {god.the} al frente: ir más hondo, investigar, ordenar por dentro.', 'Diez años de {stem} {branch} ({from}–{to}), palabra clave {god}: excava hacia dentro hasta el agua que no tiene nadie más.'],
    正印: ['De {from} a {to}, pilar {stem} {branch}, con {god.the} al frente: ayuda y estudio, la quietud te sienta bien.', 'Diez años de {stem} {branch} ({from}–{to}), palabra clave {god}: libros y gente con experiencia a mano, la mente se amplía.'],
  },
  luckSuits: {
    good: ['El tronco es {element}, justo lo que te equilibra, así que haz un poco más mientras dure.', 'Ayuda {element.the}, y en este tramo el viento sopla a favor.'],
    plain: ['El tronco es {element}, ni a favor ni en contra; lo que decide es hacia dónde empujas.', 'No carga hacia ningún lado {element.the}: sigue al mismo paso.'],
    hard: ['El tronco es {element} y tira un poco; más lento y más exacto, ningún esfuerzo se pierde.', 'Mucha carga de {element}: este tramo es para cuidar cuerpo y mente.'],
  },
  periodSuits: {
    good: ['{element.the} es lo que tu carta agradece, y {when} abunda: mueve lo que querías mover.', 'Con {element.the} a favor, el trabajo sale solo; haz primero lo difícil.'],
    plain: ['{element.the} da el tono {when}, sin ayudar ni pesar en tu carta. Como siempre, entonces.', 'Un humor parejo viene {element.of}: no hay por qué correr.'],
    hard: ['{element.the} pesa un poco en tu carta {when}; una promesa menos, un respiro más.', 'Con mucha carga de {element}, guarda lo que tienes y reserva fuerzas para lo único que cuenta.'],
  },
}
