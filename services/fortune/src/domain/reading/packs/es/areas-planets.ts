import type { Pool, Twelve } from '../../pack/text.ts'

export const venusLove: Twelve<Pool> = [
  ['Venus vive en tu signo y el encanto sale sin esfuerzo; acepta los detalles con sencillez.', 'Caes bien casi sin querer en estos días: vístete a tu aire y sabrán reconocerte.'],
  ['En la casa II, Venus prefiere las pruebas: ahorrar a medias también es una promesa.', 'La seguridad es el lujo del momento, y quien va despacio llega lejos.'],
  ['Cartas, audios, notitas: Venus endulza todo lo que se dice.', 'No hacen falta grandes frases, estos días un «avísame al llegar» da en el blanco.'],
  ['Venus ha deshecho las maletas en tu casa; un hogar cálido es una declaración.', 'Presentar a la familia, arreglar un cuarto: el romanticismo de ahora tiene techo.'],
  ['El corazón se acelera más a menudo con Venus en la casa V, déjalo.', 'Las parejas recuperan sus comienzos, a los corazones libres les conviene salir.'],
  ['Venus en lo cotidiano: el amor cabe en un «te acerco», en una sopa a fuego lento.', 'En el trabajo o en tu tienda de siempre, alguien puede llamarte la atención.'],
  ['Hay alguien cerca con ganas de ceder un paso, dice Venus desde enfrente; que se vea el tuyo.', 'Hablar de futuro cae bien, y «nosotros» suena mejor que «yo».'],
  ['En aguas hondas, Venus da cuerpo a la atracción; el único pasaje es la franqueza.', 'La cercanía se espesa; confía tus secretos solo a quien sepa guardarlos.'],
  ['Venus vuela lejos: un acento, una distancia, y la historia se vuelve posible.', 'Una cabeza despierta enamora en esta temporada; aprender en compañía hace crecer el amor.'],
  ['Desde lo alto, a Venus le gusta la gente que cumple; ponte a la altura de lo que admiras.', 'Dejarse ver en pareja, de eso se trata: haz las presentaciones con tu voz más dulce.'],
  ['Primero la complicidad, luego el corazón: Venus pasea entre los amigos.', 'Una amistad empieza a saber dulce, sin prisa por ponerle nombre.'],
  ['Venus actúa en la sombra; tu bondad callada vale mucho, deja que a veces se note.', 'Cuida el amor en calma, y que la soledad no se haga pasar por él.'],
]

export const marsCareer: Twelve<Pool> = [
  ['Marte te enciende la mecha: impulso, sí, mirando dónde va el resto.', 'Los proyectos nuevos te quedan como un guante; no pelees por migajas.'],
  ['Un poco más a cambio de un trabajo mejor: con Marte en la casa II, habla de tareas y de tarifa.', 'Afila tu punto fuerte en vez de encenderte por minucias.'],
  ['La palabra sale rápida y certera con Marte; ganes o no, deja una salida digna.', 'Muchas idas y vueltas: pon las conversaciones en la agenda o será un lío.'],
  ['Marte cubre la retaguardia; toca reforzar la base.', 'La casa y la oficina se disputan tus horas, así que traza la raya.'],
  ['La inspiración lleva corriente con Marte en la casa V: haz primero, corrige después.', 'Al escenario de ahora le gusta quien sabe jugar, conque asómate.'],
  ['Marte cae sobre los asuntos corrientes y tu eficacia impresiona; delega de todos modos.', 'Una tarea tras otra, eres el motor del equipo.'],
  ['Desde enfrente, Marte toca el tambor: rivales y socios en la misma mesa, las reglas por delante.', 'Ante alguien autoritario, pregunta en lugar de contradecir.'],
  ['La parte más dura se deja masticar mientras Marte bucea; tu herramienta es la paciencia.', 'Si los medios son de otra gente, consigue el permiso antes de moverte.'],
  ['Marte dispara lejos su flecha: exámenes, concursos, mercados nuevos.', 'El listón está alto, mejor; corre ya el primer kilómetro.'],
  ['Es temporada de resultados, Marte está en la cumbre: garra, y tacto.', 'Te ven desde arriba; no te saltes peldaños ni te escondas.'],
  ['Marte capitanea la cuadrilla y el equipo vale más que la hazaña: que la meta sea una.', 'Tu entusiasmo se contagia, ponlo al servicio de un proyecto largo.'],
  ['Marte toma fuerzas entre bastidores; las rivalidades sordas no llevan a nada, entrenar sí.', 'Gesto ligero, preparación densa: esa es la proporción.'],
]

export const jupiterWealth: Twelve<Pool> = [
  ['Júpiter te alumbra en persona: tu aplomo es un capital, y cuantas más ocasiones, más hay que cribar.', 'A la larga, el esfuerzo puesto en ti nunca se pierde.'],
  ['Se abre más de una vía con Júpiter en la casa II; solo cuenta lo que queda.', 'Mano suelta, mes apretado: fija una cantidad que apartar.'],
  ['Saber y contactos son el manantial de esta etapa, con Júpiter en la casa III.', 'Escribir, exponer, enseñar puede tener recompensa; pruébalo a pequeña escala.'],
  ['Lo que gastas en el hogar tiene eco con Júpiter, dentro de tus posibilidades.', 'Pon al día el patrimonio; vivienda y padres se hablan sin prisa.'],
  ['Una afición empieza a valer algo con Júpiter; no lo apuestes todo de golpe.', 'Prevé una partida para caprichos: más allá, pierden la gracia.'],
  ['La constancia es el mejor filón cuando Júpiter ocupa lo cotidiano, moneda a moneda.', 'Un método más simple devuelve horas, y esas horas son ingreso.'],
  ['El apoyo toma cara de socio, dice Júpiter; lee bien las cláusulas.', 'Crecer a dos vale más que defender cada cual su esquina.'],
  ['Dinero compartido a la vista de Júpiter: préstamos y repartos, todo con luz.', 'La confianza ajena es un recurso, y dura si se usa para lo hablado.'],
  ['Vista ancha, caminos de sobra: Júpiter mira a lo lejos.', 'Ningún gasto tan sólido como el de aprender algo nuevo.'],
  ['Primero el nombre, después la ganancia; a Júpiter en la cumbre no le gustan las prisas.', 'El puesto y el sueldo tienen margen, empieza por un trabajo redondo.'],
  ['Cuando cada cual trae su leña, que el reparto de las brasas sea claro: Júpiter está entre amigos.', 'La buena compañía rinde más que un empleo extra.'],
  ['Júpiter vela entre bastidores: gasta con medida y quedará algo en la despensa.', 'Menos anuncios y más reservas; piensa en un bolsillo para luego.'],
]

export const sunHealth: Twelve<Pool> = [
  ['El Sol te calienta de lleno: energía de sobra, pero no la quemes de un tirón.', 'El cuerpo responde pronto, buena temporada para empezar un deporte.'],
  ['Comer mejor y a sus horas vale más que cualquier suplemento; el Sol pasa por la casa II.', 'Nuca y garganta piden mimos: menos trasnoche, más infusión.'],
  ['Muchas ideas bajo este Sol charlatán; el teléfono lejos de la cama y la mente se posa.', 'Camina mientras piensas: músculos e ideas se sueltan a la vez.'],
  ['Dormir bien es el gran reconstituyente cuando el Sol vuelve a casa: cuarto oscuro, cuarto callado.', 'El vientre sigue al corazón; los platos tibios le sientan bien.'],
  ['Divertirse también es cuidarse: toma el sol, suda un poco, que es tiempo de la casa V.', 'El entusiasmo se olvida de respirar, tú no.'],
  ['El Sol alumbra hábitos y horarios: buen momento para un ritmo, y para esa revisión por pedir.', 'El cuerpo colabora; atiende temprano las molestias pequeñas.'],
  ['Tus fuerzas se van fácil hacia los demás con el Sol enfrente: una hora para ti.', 'Deporte a dúo, que así nadie se escapa.'],
  ['El Sol baja a lo hondo y se recupera bien, a condición de dormir.', 'Menos grasa, menos picante, y cuéntale a alguien lo que te pesa.'],
  ['El mejor gimnasio está al aire libre, dice el Sol en la casa IX.', 'Apetito grande: deja el tenedor un poco antes de llenarte.'],
  ['Carga alta, espalda tiesa: con este Sol en la cumbre, habla con alguien.', 'Apunta el descanso en la agenda, al mismo nivel que las reuniones.'],
  ['Una pelota, una cuesta, amigos: el Sol disfruta en compañía y el ánimo se despliega.', 'Nada de hazañas en la mesa; pon a trabajar pantorrillas y tobillos.'],
  ['El Sol está entre bastidores, y aflojar es una petición del cuerpo: escúchala.', 'Baño, silencio, acostarse pronto: todo eso conviene ahora.'],
]
