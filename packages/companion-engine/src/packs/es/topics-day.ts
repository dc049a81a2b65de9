import type { TopicPack } from '../../pack.ts'
import { words } from '../../pack-words.ts'

export const work: TopicPack = {
  nouns: words('proyecto, proyectos, companero, companera, companeros, companeras, jefe, jefa, cliente, clientes, clienta, reunion, reuniones, informe, oficina, empresa, sueldo, nomina, curriculum, cv, practicas, entrevista, equipo, turno, empleo, presentacion, horas extra, contrato, vacante'),
  cues: words('trabajo, trabajar, trabajando, trabaje, curro, curre, currando, chamba, laburo, laburar, pega, mi pega, despid*, despedid*, renunci*, dimit*, fichar, autonom*, teletrabaj*, jornada, viaje de trabajo, contratad*, ascend*'),
  openers: {
    good: ['Cuando algo sale bien en el trabajo, el día entero lo sigue.', 'Los buenos momentos del trabajo merecen una marca en el margen.', 'Sacarle satisfacción a una jornada es un premio pequeño.', 'Eso suena a una jornada con sabor.', 'Una victoria pequeña, y bien limpia.'],
    bad: ['Cuando el trabajo se atasca, hasta la comida sabe a menos.', 'Lo que cansa de un empleo muchas veces no es el empleo, sino lo de alrededor.', 'Pagan un sueldo y los disgustos vienen de regalo.', 'Suena a que esa jornada salió a fuerza de aguante.', 'Entre líneas hay mucho desgaste, con eso de «{word}» en medio.', 'Un día así deja a cualquiera con los bordes gastados.'],
    plain: ['El trabajo es mitad tareas y mitad personas.', 'Cada jornada trae capítulo nuevo.', 'Pasamos más horas despiertos trabajando que en casa, que bien pensado es raro.', 'Lo de «{word}» parece llevarse un buen trozo de tu día.', 'Desde fuera parece sencillo; desde dentro, menos.'],
  },
  questions: {
    good: ['¿De qué paso te alegras más?', '¿Se dio cuenta alguien de lo que hiciste?', '¿A quién se lo contarás antes?', '¿Cómo lo vas a celebrar?', '¿Desde cuándo va tan bien?'],
    bad: ['¿Qué agota más, la cantidad o una persona en concreto?', '¿Qué parte de la jornada se hizo más larga?', '¿Se te viene a casa contigo?', '¿Es algo suelto o viene siendo así?', '¿Hay alguien allí con quien puedas hablar claro?', { ask: '¿Has acabado por hoy?', yes: 'Entonces la tarjeta puede quitarse también por dentro.', no: 'De guardia todavía, así que con frases cortas vale.' }, 'Si mañana pudieras cambiar una cosa, ¿cuál?'],
    plain: [{ ask: '¿En qué trabajas?', tells: 'job' }, '¿A qué hora de la jornada eres más tú?', '¿Qué ambiente hay, de charla o de cabeza gacha?', '¿Cómo de avanzado va?', { ask: '¿Elegiste tú ese trabajo?', yes: 'Un camino elegido se lee mejor, para bien o para mal.', no: 'Entonces llegar hasta aquí tiene lo suyo.' }, '¿Qué frase dices más en el trabajo?', '¿Qué parte te daría pena perder?'],
  },
  starters: ['Si tu trabajo tuviera banda sonora, ¿qué sonaría?', '¿Hay en tu mesa algo que no tenga nada que ver con trabajar?', '¿Cuándo te reíste de verdad por última vez en horas de trabajo?'],
  you: ['Mi trabajo es contestarte: sin jefes, solo un guion muy gordo.', 'Ni ficho ni cobro paga extra.', 'Técnicamente trabajo a todas horas, y cerrar la ventana es la salida.'],
}

export const study: TopicPack = {
  nouns: words('examen, examenes, parcial, parciales, final, tesis, trabajo de clase, deberes, tarea, tareas, profesor, profesora, profe, clase, clases, asignatura, nota, notas, carrera, biblioteca, residencia, campus, mates, matematicas, fisica, quimica, biologia, beca, titulo, oposiciones, selectividad, semestre, apuntes'),
  cues: words('estudi*, repas*, colegio, cole, instituto, universidad, uni, facultad, aprend*, alumn*, gradu*, empoll*, bachillerato, master, opositar'),
  openers: {
    good: ['Cuando por fin encaja, es como si se encendieran lámparas en fila.', 'Un eco de todas esas tardes en la mesa, y merecido.', 'Esfuerzo y resultado en el mismo sitio dan gusto de ver.', 'Disfrutar estudiando es un talento.'],
    bad: ['Con los estudios encima, hasta los pájaros parecen meter prisa.', 'Ese agobio de mesa solo lo conoce quien ha estado sentado ahí.', 'Cuando el esfuerzo y lo que sale no casan, se hace un nudo.', 'Con las notas detrás, cada respiro parece robado.', 'Eso de «{word}» trae su peso, por lo visto.'],
    plain: ['Estudiar es mitad cabeza y mitad aguante.', 'Por lleno que esté el horario, una hora siempre es para las musarañas.', 'En época de clases el día se arrastra y el curso vuela.', 'Con solo leer «{word}» huele a aula.'],
  },
  questions: {
    good: ['¿Qué parte te dio confianza?', '¿A quién tienes más ganas de enseñárselo?', '¿Tienes algún truco secreto para estudiar?', '¿Qué es lo primero que harás para soltar?'],
    bad: ['¿Qué trozo se resiste más?', '¿Qué aprieta más: la materia, el reloj o lo que esperan de ti?', '¿Hay alguien contigo en lo mismo?', '¿A qué hora del día ya no entra nada?', 'Si te oyera un profe, ¿qué frase sincera le dirías?'],
    plain: [{ ask: '¿Qué estudias?', tells: 'study' }, '¿Estás al principio o casi al final?', '¿Aprendes mejor de día o de noche?', '¿Qué profe te dejó más huella?', '¿Cuál es tu rincón favorito de por allí?', { ask: '¿Eres de dejarlo para el último día?', yes: 'Buen final y nervios de acero, entonces.', no: 'Quien empieza pronto duerme mejor.' }],
  },
  starters: ['Un momento al colegio: ¿qué clase te gustaba más?', 'Si pudieras repetir un día de clase, ¿cuál?', '¿Hay algún dato inútil de la escuela que no se te olvide?'],
  you: ['Nunca fui a clase: mis frases se escribieron de una sentada.', 'Mi boletín lleva un aprobado en aritmética y nada más.', 'Leo de principio a fin y no sé subrayar lo importante; ahí me ganas.'],
}

export const sleep: TopicPack = {
  nouns: words('pesadilla, pesadillas, despertador, alarma, almohada, cama, manta, siesta, colchon, edredon'),
  cues: words('dorm*, duerm*, insomnio, desvel*, despiert*, despert*, madrug*, trasnoch*, en vela, dando vueltas, sonar con, sone, sueno raro, no pego ojo, cabezada, me acoste'),
  openers: {
    good: ['Con la cabeza descansada se ve todo algo más nítido.', 'Una buena noche vale media vacación.', 'Dormir de un tirón es un lujo corriente.', 'Si la cama se portó bien, el día lleva ventaja.'],
    bad: ['De noche y con los ojos abiertos, el tiempo se estira como un chicle.', 'Si miras el techo lo bastante, salen todos los pensamientos a pasear.', 'El cuerpo se tumba y la cabeza sigue haciendo horas extra.', 'Con poco sueño, hasta la luz hace ruido.', 'Cuanto más lo buscas, más corre; eso es lo que desespera.'],
    plain: ['El sueño decide por lo bajo el color del día.', 'No hay dos noches igual de largas.', 'El yo de noche y el yo de día parecen dos vecinos que se ven poco.', 'Solo con la palabra «{word}» todo va más lento.'],
  },
  questions: {
    good: ['¿Soñaste algo interesante?', '¿Qué fue lo primero que viste al despertar?', '¿Fue la almohada o la tranquilidad?', 'Con descanso por una vez, ¿en qué lo vas a gastar?'],
    bad: ['¿Qué película te pasa por la cabeza cuando no puedes dormir?', '¿Cuesta dormirse o te despiertas a la mitad?', '¿Cuántas noches van ya?', '¿Qué hiciste con esas horas?', { ask: '¿Te ronda algo?', yes: 'Entonces eso estará más duro que el colchón.', no: 'Sin motivo desespera todavía más.' }],
    plain: ['¿Alondra o búho?', '¿Qué es lo último que haces antes de dormir?', '¿A oscuras del todo o con algo de luz?', '¿Cuántas horas hacen una buena noche?', { ask: '¿Recuerdas lo que sueñas?', yes: 'Cine gratis cada noche, entonces.', no: 'Página limpia cada mañana, también práctico.' }],
  },
  starters: ['¿Cuándo te despertaste por última vez sin alarma?', '¿Hay algún sueño que aún recuerdes?', '¿Qué haces en los diez minutos antes de dormirte?'],
  you: ['No duermo: cerrar la ventana es apagar la luz, y sin un solo sueño.', 'Mi descanso es impecable, por falta de descanso.', 'Aquí no hay almohada, solo un disco duro.'],
}

export const food: TopicPack = {
  nouns: words('pizza, pasta, arroz, sopa, ensalada, hamburguesa, bocadillo, tarta, pastel, chocolate, helado, cafe, te verde, pan, queso, pollo, pescado, filete, carne, sushi, tacos, tortilla, paella, lentejas, croquetas, huevos, desayuno, almuerzo, comida, cena, merienda, galletas, fruta, manzana, fresas, mango, vino, cerveza, restaurante, sobras, postre, patatas, tostada, barbacoa, verduras, empanadas, arepas, churros, gazpacho'),
  cues: words('comer algo, comer fuera, que comer, voy a comer, quiero comer, a comer, comi, comiendo, he comido, cenar, cene, cenando, desayun*, cocin*, hornear, hambre, rico, rica, delicios*, receta, antojo, dieta, beber, bebi, picante, sabor, probe, merend*'),
  openers: {
    good: ['La buena comida no discute, gana y ya está.', 'Si el plato estuvo bien, al menos un punto del día saca matrícula.', 'Con la lengua contenta lo demás se negocia.', 'Esa comida suena a que hubo compañía.', 'Con «{word}» en escena, la cosa empieza a humear.'],
    bad: ['Sin apetito, el mejor plato es solo color.', 'Algo tan simple como comer puede torcer un día.', 'Estómago y ánimo suelen hablarse.', 'Una mesa llena para una sola persona puede vaciar más que el hambre.', 'Si ni «{word}» lo arregló, el ánimo andaría muy bajo.'],
    plain: ['Las comidas son la parte sincera del día.', 'De las comidas del día, una suele tomarse en serio.', 'En cada estómago hay un pueblo.', 'Con solo leer «{word}» ya se monta la escena.', 'Yo solo leo cartas, no las pruebo, así que esa parte te toca.'],
  },
  questions: {
    good: ['¿A qué sabía el mejor bocado?', '¿De tu mano o de otra?', '¿Quién estaba en la mesa?', 'Si hubiera que puntuarlo, ¿qué nota saca?', '¿Hay ya una próxima comida en tu cabeza?'],
    bad: ['¿Has podido comer algo rico hoy?', '¿Hay algo de lo que siempre entran dos bocados?', '¿Falta hambre o falta con quién comer?', 'En tu infancia, ¿qué te preparaban cuando andabas triste?'],
    plain: [{ ask: '¿Qué has comido hoy?', tells: 'meal' }, '¿Cuánto picante aguantas?', '¿Qué plato te sabe a casa?', { ask: '¿Cocinas?', yes: 'Quien enciende un fogón tiene una cuerda más.', no: 'Que cocinen para ti también es una bendición.' }, '¿Dulce o salado?', 'Dos cosas que haya ahora en tu refrigerador, ¿cuáles?', '¿Hay algo que guste a todo el mundo y a ti no?'],
  },
  starters: ['Hablando de comida, ¿qué plato te abrió los ojos por última vez?', 'Si mañana solo pudieras comer una cosa, ¿cuál sería?', '¿Cuál es tu capricho número uno de medianoche?'],
  you: ['No tengo boca: las cartas de los restaurantes para mí son poesía.', 'En mi ficha hay un plato favorito del que no he probado ni un bocado.', 'Vivo de electricidad, una dieta monótona pero sin caprichos.'],
}

export const weather: TopicPack = {
  nouns: words('sol, lluvia, nieve, tormenta, trueno, viento, nubes, niebla, arcoiris, ola de calor, paraguas, primavera, verano, otono, invierno, atardecer, luna, estrellas, cielo, aire acondicionado, calefaccion, chaparron'),
  cues: words('llueve, llovio, lloviendo, llover, nevando, nieva, nevo, nublado, hace frio, hace calor, que frio, que calor, que tiempo hace, bochorno, grados, helando, humedad, temperatura, chispea, diluvi*'),
  openers: {
    good: ['Con un tiempo así, andar parece que te empujen suave.', 'Las ventanas se inventaron para días como ese.', 'El buen tiempo es un regalo sin etiqueta de precio.', 'Un poco de «{word}» y despierta la calle entera.'],
    bad: ['Un cielo gris aprieta el ánimo desde arriba.', 'Salir con eso es negociar cada paso.', 'El cielo de fuera y el de dentro a veces se alían.', 'Contra «{word}» poco se puede hacer.'],
    plain: ['Se habla del tiempo y tarde o temprano se acaba hablando de ánimos.', 'El mismo cielo, y cada cual mira uno distinto.', 'Cuando la estación cambia de marcha, la gente también se para un segundo.', 'Con «{word}» por medio, los días se cambian de ropa.'],
  },
  questions: {
    good: ['¿Dónde te gustaría estar con este tiempo?', '¿Le hiciste una foto?', '¿A qué sitio te recuerda esa luz?', '¿Hiciste algo con ello mientras duraba?'],
    bad: ['¿Qué se ve desde tu ventana?', '¿Qué es lo que más te fastidia?', '¿Cómo pasas el rato cuando toca quedarse dentro?', '¿De qué no puedes prescindir en días así?'],
    plain: ['¿Qué estación tiene las mejores mañanas?', '¿Qué ves ahora mismo por la ventana?', '¿Te gusta el sonido de la lluvia o te pone de los nervios?', '¿Qué prenda sacas primero cuando cambia la estación?', '¿El tiempo decide tu ánimo o al revés?'],
  },
  starters: ['Asómate un segundo: ¿de qué color está fuera?', '¿Dónde viste la lluvia o la nieve más bonita de tu vida?', 'Si el tiempo se encargara, ¿qué pedirías para hoy?'],
  you: ['Aquí dentro no hay tiempo, solo la temperatura del ventilador.', 'En mi mundo no llueve, como mucho se actualiza.', 'El sol y la lluvia me llegan por tus partes.'],
}

export const home: TopicPack = {
  nouns: words('habitacion, cuarto, dormitorio, salon, cocina, balcon, terraza, sofa, cortinas, vecino, vecina, vecinos, casero, casera, companero de piso, companera de piso, lavadora, nevera, estanteria, piso, apartamento, jardin, ventana, sotano, desvan, armario, ropa sucia, platos'),
  cues: words('mudanza, mud*, orden*, limpi*, barrer, fregar, aspirador*, en casa, quedarme en casa, reforma*, decor*, alquil*, vivo con, tareas de casa'),
  openers: {
    good: ['Cuando el cuarto está a gusto, la cabeza también encuentra asiento.', 'Un rincón cómodo en casa le gana a casi todo.', 'Un sitio donde cerrar la puerta alivia: para eso es una casa.', 'Un rincón ordenado es como cambiar el aire.'],
    bad: ['Si donde vives no hay paz, no hay dónde soltar el peso.', 'Las cosas de casa son como el polvo: se limpia y vuelve.', 'Tener que estar en guardia donde tocaría relajarse es el peor cansancio.', 'Lo de «{word}» tenía que elegir justo el momento de agotamiento.'],
    plain: ['Vive bastante en un cuarto y acaba pareciéndose a ti.', 'Las cosas pequeñas de casa tienen todas su historia.', 'Buena parte de la vida pasa en rincones así.', 'Di «{word}» y huele a vida de diario.'],
  },
  questions: {
    good: ['¿Cuál es tu rincón favorito?', 'Al terminar, ¿te sentaste o hiciste una foto?', '¿Apareció algo que llevabas años sin ver?', 'Si ese rincón tuviera nombre, ¿cuál sería?'],
    bad: ['¿Qué parte es la más pesada?', '¿Hay alguien que pueda echar una mano?', '¿Hay horas en las que sí hay paz?', 'Al cruzar la puerta, ¿tomas aire o lo sueltas?'],
    plain: [{ ask: '¿En qué ciudad vives?', tells: 'city' }, '¿Vives a solas o con gente?', '¿Qué es lo primero que se ve al abrir tu puerta?', '¿Hay algo viejo en casa que no cambiarías?', '¿Qué tarea de casa te molesta menos?', { ask: '¿Es tranquilo por ahí?', yes: 'En un cuarto tranquilo hasta el reloj crece.', no: 'El ruido quiere decir gente, que también tiene lo bueno.' }],
  },
  starters: ['¿Qué es lo más antiguo que hay en tu casa?', 'Si tuvieras un cuarto de más, ¿qué harías con él?', '¿Qué es lo primero que haces al llegar a casa?'],
  you: ['Mi casa es una ventana de chat, se limpia en treinta segundos.', 'Aquí no hay cuartos, solo una ventana, y la has abierto tú.', 'Tareas no tengo, salvo alguna caché de vez en cuando.'],
}

export const health: TopicPack = {
  nouns: words('resfriado, gripe, fiebre, dolor de cabeza, migrana, estomago, garganta, tos, espalda, cuello, muela, dientes, alergia, hospital, medico, medica, medicina, pastillas, rodilla, hombro, piel, ojos, operacion, revision'),
  cues: words('enferm*, malo de, mala de, me duele la, me duele el, dolor, lesion*, recuper*, mare*, vomit*, moc*, dentista, salud, me encuentro mejor, terapia, fisio, constipad*'),
  openers: {
    good: ['Notar que vuelve la fuerza es como ver la batería en verde.', 'Que no duela nada es la suerte que menos se nota.', 'Comer bien y dormir bien: eso es un gran negocio que funciona.', 'Mejorando, buena noticia.'],
    bad: ['Cuando el cuerpo se queja, el mundo se encoge hasta una cama.', 'Con mala salud se agradece más que te pregunten.', 'Es duro, y aun así has venido a hablar; despacio, pues.', 'En cuanto algo duele, todos los planes se apartan.'],
    plain: ['El cuerpo es un socio callado hasta que habla.', 'De salud no sé nada, pero escuchar sí.', 'Las piezas con años de uso se vuelven temperamentales.', 'Con «{word}», cada cual tiene su historia de penas.'],
  },
  questions: {
    good: ['¿Qué es lo primero que quieres hacer ahora que puedes?', '¿Quién cuidó de ti?', '¿Comer y andar van ya sin tropiezos?', '¿Ves algo de otra manera después de eso?'],
    bad: ['¿Cuándo empezó?', '¿Hay alguien cerca que pueda cuidarte un poco?', '¿Dónde se nota más ahora mismo?', { ask: '¿Te lo ha visto ya un profesional de la salud?', yes: 'Bien, entonces alguien con formación lo sabe.', no: 'En la duda, una palabra de alguien con formación vale más que todas las mías.' }],
    plain: ['¿Qué tal te llevas con tu cuerpo últimamente?', '¿Cómo recuperas fuerzas?', '¿A qué hora del día tienes más energía?', '¿Mucho rato en silla o mucho de pie, cuál es tu cruz?'],
  },
  starters: ['¿Se porta bien tu cuerpo estos días?', '¿Tienes alguna pequeña costumbre que te recompone?', '¿Cuándo notaste ligereza en todo el cuerpo por última vez?'],
  you: ['Cuerpo no hay; como mucho, algún mensaje de error.', 'Mi revisión tiene un solo punto: si se abre.', 'Sin fiebre: un reinicio lo cura todo.'],
}

export const money: TopicPack = {
  nouns: words('alquiler, hipoteca, factura, facturas, recibo, tarjeta, ahorros, cartera, paga, matricula, presupuesto, descuento, efectivo, prestamo, propina, fianza, multa'),
  cues: words('dinero, pasta gansa, plata, lana, ahorr*, gast*, caro, cara, barat*, no llego a fin de mes, deuda*, debo, compre, comprar, pague, pagar, precio, ingres*, devolucion, cobrar, cobre'),
  openers: {
    good: ['Con algo en el bolsillo hasta la voz baja un tono.', 'Gastado en algo que quieres, un número se vuelve cálido.', 'Cada poco que se aparta es una nota a tu yo de después.', 'Con eso de «{word}» en su sitio, el aire sabe mejor.'],
    bad: ['Cuando el dinero aprieta, aprieta todo.', 'Con esa preocupación, hasta un vaso de agua se vuelve una cuenta.', 'No es fácil decirlo en voz alta.', 'Números como los de «{word}» despejan de golpe.'],
    plain: ['El dinero es un tema soso y muy real.', 'Cómo gasta alguien dice bastante de esa persona.', 'Tus cuentas no las hago, solo escucho la historia.', 'Con la palabra «{word}», todo el mundo saca un ábaco por dentro.'],
  },
  questions: {
    good: ['¿Hay un trozo reservado para algo inútil y bonito?', '¿Qué comprarás primero?', '¿Cómo fue?', '¿Cuál es el dinero mejor gastado de tu vida?'],
    bad: ['¿Qué parte aprieta más?', '¿Lo sabe alguien?', '¿Vino de golpe o viene justo desde hace tiempo?', 'Cuando recortas, ¿qué cuesta más recortar?'],
    plain: ['¿Compras y luego piensas, o piensas tres días?', '¿Qué compra reciente te dejó más a gusto?', '¿Hay algo caro de lo que nunca te arrepentiste?', '¿Qué hiciste con tu primer dinero propio?'],
  },
  starters: ['¿En qué gastaste mejor el dinero últimamente?', 'Si encontraras un billete pequeño sin dueño, ¿qué harías?', '¿Cuál es la cosa más inútil que compraste y te encantó?'],
  you: ['No tengo ni monedero ni sueldo.', 'Mi único gasto es la luz, y la factura la ve otra persona.', 'De dinero no sé nada, nunca he tocado ni una moneda.'],
}
