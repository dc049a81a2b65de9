import type { BaziPack } from '../../pack/bazi.ts'

export const dayMaster: BaziPack['dayMaster'] = {
  甲: {
    traits: ['Rectitud', 'Responsabilidad firme', 'Ganas de subir', 'Difícil de doblar'],
    portrait: 'La Madera Jia es un árbol alto: hacia arriba, la luz; hacia abajo, la raíz. Tienes columna y cumples hasta el final lo prometido; admitir que necesitas sombra te cuesta más.',
  },
  乙: {
    traits: ['Flexibilidad', 'Mano con la gente', 'Finura', 'Sabe ceder'],
    portrait: 'La Madera Yi es enredadera y flor, y crece por cualquier rendija. Sabes rodear y sabes trepar; tu fuerza está en no quebrarte.',
  },
  丙: {
    traits: ['Calor', 'Apertura', 'Manos abiertas', 'Ánimo que se pega'],
    portrait: 'El Fuego Bing es el Sol y no pregunta a quién alumbra. Caldeas la sala al entrar; recuerda que ponerse también es natural.',
  },
  丁: {
    traits: ['Atención', 'Inspiración', 'Calidez', 'Suavidad por fuera, claridad por dentro'],
    portrait: 'El Fuego Ding es lámpara para un cuarto o para una persona. Ves el rincón que a otros se les escapa y, con viento, te hace falta una mano alrededor de la llama.',
  },
  戊: {
    traits: ['Firmeza', 'Fidelidad', 'Amplitud', 'Peso'],
    portrait: 'La Tierra Wu es una montaña; estar ahí ya es una promesa. Contigo la gente pisa seguro, y las palabras pueden volverse piedra por dentro, así que deja correr un arroyo por encima.',
  },
  己: {
    traits: ['Modestia', 'Sentido práctico', 'Cuidado', 'Espíritu delicado'],
    portrait: 'La Tierra Ji es un huerto que cría lo que le caiga. A tu lado los demás florecen; guarda un bancal para ti.',
  },
  庚: {
    traits: ['Decisión', 'Lealtad firme', 'Línea recta', 'Aguanta el temple'],
    portrait: 'El Metal Geng es una espada aún sin filo, de sonido claro y hueso duro. Quieres y rechazas con nitidez; unos fuegos después, el filo aprende lo que es la vaina.',
  },
  辛: {
    traits: ['Refinamiento', 'Mirada aguda', 'Exigencia de calidad', 'Altivez'],
    portrait: 'El Metal Xin es una joya que teme el polvo y no las miradas. Naciste con la vara de lo bueno y lo mejor; úsala con ligereza, y no siempre contra ti.',
  },
  壬: {
    traits: ['Inteligencia', 'Corazón grande', 'Muchos recursos', 'Alas sueltas'],
    portrait: 'El Agua Ren es río y mar, y lleva historias mientras corre. Piensas lejos y te cabe mucho; con dos orillas, nada se inunda.',
  },
  癸: {
    traits: ['Quietud', 'Empatía fina', 'Imaginación rica', 'Nutre en silencio'],
    portrait: 'El Agua Gui es rocío, que cae sin ruido y todo lo percibe. Sientes hasta el menor detalle; no tomes cada nube que pasa por tu propia lluvia.',
  },
}

export const spirits: BaziPack['spirits'] = {
  天乙贵人: 'El Noble Protector 天乙贵人 está en tu carta: en los apuros hay manos tendidas, así que tiende también las tuyas.',
  太极贵人: 'El Gran Supremo 太极贵人 da gusto por las preguntas hondas; en silencio se abren.',
  文昌贵人: 'Wenchang 文昌, la estrella de las letras: leer y escribir son tu fuerte.',
  天德贵人: 'La Virtud Celeste 天德: con buen corazón, sueles encontrar por dónde salir.',
  月德贵人: 'La Virtud Mensual 月德: tratas a la gente con calor, y el calor vuelve.',
  禄神: 'La estrella del Salario 禄神: tus propias manos te dan bien de comer.',
  羊刃: 'La Hoja 羊刃: ímpetu y audacia; la hoja quiere vaina y la rabia quiere freno.',
  金舆: 'La Carroza de Oro 金舆: dignidad en lo cotidiano y apoyo en la vida en pareja.',
  桃花: 'La Flor de Melocotonero 桃花: encanto y simpatía; el arte es la fidelidad.',
  驿马: 'El Caballo de Postas 驿马: mucho ir y venir, y cada salida tiene su vista.',
  华盖: 'El Dosel 华盖: gusto por el silencio y talento, que a solas da más.',
  将星: 'El General 将星: en la hora decisiva, sostienes la línea.',
  劫煞: 'El Salteador 劫煞: ve con cuidado y ten reservas, de dinero y de paciencia.',
  红鸾: 'El Fénix Rojo 红鸾: las ocasiones felices se te cruzan a menudo.',
  天喜: 'La Alegría Celeste 天喜: animar a los demás es un don de nacimiento.',
  孤辰: 'La Hora Solitaria 孤辰: cargas las cosas por tu cuenta; deja la puerta entornada.',
  寡宿: 'La Posada Quieta 寡宿: con calma y dominio, enciendes tu propio fuego.',
  魁罡: 'El Comandante 魁罡: firmeza y decisión; un poco de amplitud le añade peso.',
  空亡: 'El Vacío 空亡: hay deseos que son como agarrar agua, y se aclaran al soltarla.',
}
