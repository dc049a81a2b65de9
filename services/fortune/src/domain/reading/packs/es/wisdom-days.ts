import type { WisdomPack } from '../../pack/wisdom.ts'

export const quotes: WisdomPack['quotes'] = {
  比肩: [
    { text: 'Donde tres personas caminan juntas, una ha de ser mi maestra', source: 'Confucio, Analectas 7' },
    { text: 'Cuando dos son un solo corazón, su filo corta el metal', source: 'I Ching, Gran Comentario' },
  ],
  劫财: [
    { text: 'El hombre noble entiende de lo justo; el pequeño, de la ganancia', source: 'Confucio, Analectas 4' },
    { text: 'Como no disputa, nadie bajo el cielo puede disputar con él', source: 'Laozi, Daodejing 22' },
  ],
  食神: [
    { text: 'Comida tosca, agua para beber, el brazo doblado por almohada: también ahí hay alegría', source: 'Confucio, Analectas 7' },
    { text: 'El topo que bebe del río solo se llena la barriga', source: 'Zhuangzi, Vagar sin Ataduras' },
  ],
  伤官: [
    { text: 'La gran rectitud parece torcida, la gran destreza parece torpe', source: 'Laozi, Daodejing 45' },
    { text: 'Las palabras sin forma no llegan lejos', source: 'Zuozhuan, duque Xiang, año 25' },
  ],
  偏财: [
    { text: 'Cuanto más da a los demás, más tiene', source: 'Laozi, Daodejing 81' },
    { text: 'Riqueza y rango sin justicia son para mí como nubes que pasan', source: 'Confucio, Analectas 7' },
  ],
  正财: [
    { text: 'El árbol que apenas se abarca nació de un brote minúsculo', source: 'Laozi, Daodejing 64' },
    { text: 'Sin sumar pasos pequeños no se llega a mil leguas', source: 'Xunzi, Exhortación al Estudio' },
  ],
  七杀: [
    { text: 'Vencer a otros pide fuerza; vencerse a sí mismo es ser fuerte', source: 'Laozi, Daodejing 33' },
    { text: 'Se vive en el desvelo y el cuidado, se muere en la comodidad', source: 'Mencio 6B' },
  ],
  正官: [
    { text: 'Si uno mismo es recto, todo marcha sin órdenes', source: 'Confucio, Analectas 13' },
    { text: 'Las palabras verdaderas no son bellas, las palabras bellas no son verdaderas', source: 'Laozi, Daodejing 81' },
  ],
  偏印: [
    { text: 'Alcanza el vacío extremo, guarda firme la quietud', source: 'Laozi, Daodejing 16' },
    { text: 'Aprender sin pensar es inútil, pensar sin aprender es peligroso', source: 'Confucio, Analectas 2' },
  ],
  正印: [
    { text: 'Aprender y practicar a su tiempo lo aprendido: ¿no es eso un placer?', source: 'Confucio, Analectas 1' },
    { text: 'Quién diría que el corazón de una brizna de hierba paga la luz de tres primaveras', source: 'Meng Jiao, Canción del viajero' },
  ],
}

export const lesson: WisdomPack['lesson'] = {
  甲: ['La lección del árbol alto es inclinarse una vez y ver la hierba.', 'Lo que crece hacia arriba también aprende a soltar hojas.'],
  乙: ['La lección de la enredadera es encontrar su enrejado y no el poste equivocado.', 'La suavidad llevada hasta el final se vuelve constancia.'],
  丙: ['La lección del Sol es ponerse a su hora y dejar la noche a las estrellas.', 'Antes de dar luz, pregunta si la desean.'],
  丁: ['La lección de la lámpara es arder con medida; durar vale más que deslumbrar.', 'Protege la llama pequeña y no te enfades con el viento.'],
  戊: ['La lección de la montaña es dejar pasar caminos; las quebradas también son suyas.', 'Firme no es inmóvil, es sin sobresalto al moverse.'],
  己: ['La lección del campo es el barbecho; al año siguiente da más.', 'Quien todo lo nutre también necesita lluvia.'],
  庚: ['La lección de la espada es saber cuándo quedarse en la vaina.', 'Tras tanta forja, lo más raro es la blandura.'],
  辛: ['La lección de la joya es convivir con un arañazo.', 'Que te vean está bien; que te entibien en la mano, mejor.'],
  壬: ['La lección del río son las orillas; la libertad necesita forma.', 'Por donde corras, deja algo de claridad.'],
  癸: ['La lección del rocío es saber cuál es su campo.', 'Un hilo de agua gasta la piedra porque no para.'],
}

export const question: WisdomPack['question'] = {
  比肩: ['¿Con quién estoy compitiendo, y qué haría si no lo hiciera?', '¿Qué saldría mejor entre dos?'],
  劫财: ['¿Qué temo perder, y se iría de todos modos?', '¿Qué pesaría menos si lo regalara?'],
  食神: ['¿Cuándo perdí por última vez la noción del tiempo, y con qué?', '¿Qué momento de hoy puede ir despacio?'],
  伤官: ['¿Cómo sonaría mi frase en forma de pregunta?', '¿Qué norma merece que yo la cambie?'],
  偏财: ['¿Qué ocasión es encuentro y cuál es solo ruido?', '¿Qué compartiría de buena gana?'],
  正财: ['¿Qué gesto pequeño, repetido cien días, me cambiaría?', '¿Está bien gastado mi tiempo?'],
  七杀: ['¿Qué habilidad me está enseñando esta presión?', 'Si solo una cosa pudiera quedar lista, ¿cuál sería?'],
  正官: ['¿Qué prometí y aún no he hecho?', '¿Qué deber ni siquiera es mío?'],
  偏印: ['¿Qué pensamiento vuelve una y otra vez, y qué quiere?', '¿A quién me parezco cuando nadie mira?'],
  正印: ['¿Quién me sostuvo un día, y se lo he agradecido?', '¿Cómo puedo cuidar hoy de mí?'],
}
