import type { EasternPack } from '../../pack/eastern.ts'
import { familyGod, studyGod, wealthGod } from './eastern-gods-home.ts'
import { careerGod, healthGod, loveGod } from './eastern-gods-self.ts'
import { areaRelation } from './eastern-relations.ts'

export const eastern: EasternPack = {
  relation: {
    same: [
      '{branch} es tu propia rama: {when}, {animal.the} se cruza con su doble, virtudes y genio en tamaño grande.',
      'Tu presencia se nota {when}, porque {branch} vuelve a casa {animal.of}; mantén el paso parejo.',
      '{when} manda {branch}, el lugar propio {animal.of}: recógete en lo tuyo, sin buscar proezas.',
    ],
    union: [
      '{branch} entra en armonía con {animal.the}: {when}, alguien tiende la mano y te apetece decir que sí.',
      'Citas y conversaciones fluyen {when}, pues {branch} ata los hilos para {animal.the}.',
      'Como dos piezas de buena carpintería, {animal.the} y {branch} encajan; {when}, avanza en compañía.',
    ],
    trine: [
      '{branch} forma triple armonía con {animal.the}; {when}, parece que una mano suave te empuja por la espalda.',
      '{when} se juntan los afines: {branch} hace que otros respondan a la llamada {animal.of}.',
      'Las fuerzas se agrupan {when}, y es {branch} quien convoca en nombre {animal.of}.',
    ],
    clash: [
      '{branch} choca con {animal.the}: {when} hay más movimiento, así que deja holgura en la agenda.',
      'Algún bache {when}, con {branch} de frente; {animal.the} asegura el pie antes del paso.',
      'Mejor provocar el cambio que padecerlo: {when}, {animal.the} tiene enfrente a {branch}.',
    ],
    punish: [
      '{branch} roza con {animal.the}: {when}, no pelees contra ti y dale otra vuelta a la frase.',
      'Normas y papeles merecen una segunda lectura {when}, que {branch} pincha un poco {animal.to}.',
      'Una astilla, eso es {branch} para {animal.the}; {when}, no tires de ella.',
    ],
    harm: [
      'Los malentendidos nacen de lo que no se dijo: {when}, {branch} incomoda por lo bajo {animal.to}.',
      '{when}, {branch} se mueve en la sombra; a {animal.the} le conviene dar menos recados a terceros.',
      'Algo más de atención, algo menos de sospecha: {branch} hace rabiar {animal.to} {when}.',
    ],
    break: [
      '{branch} descose una esquina en los planes {animal.of}: {when}, un retoque y el traje cae mejor.',
      'Cosas viejas, manías viejas: {when}, {branch} anima {animal.to} a renovar.',
      'No se ha roto, se ha aflojado; por esa rendija, {branch} da aire {animal.to} {when}.',
    ],
    plain: [
      'Ni lazo ni golpe entre {branch} y {animal.the}: {when}, mar en calma, buen tiempo para lo tuyo.',
      '{branch} deja en paz {animal.to}; {when}, casi todo depende de tu propio ritmo.',
      'La serenidad es la mejor táctica {when}, ya que {branch} nada le pide {animal.to}.',
    ],
  },
  god: {
    比肩: [
      'El tronco {stem} hace de {god}: la fuerza llega de tus iguales, reparte la tarea.',
      'Tus opiniones se afilan con {stem}, {god.the}; ante alguien igual de seguro, escucha hasta el final.',
    ],
    劫财: [
      'Con {stem} como {god}, hay mucha gente alrededor del plato: deja constancia de cuentas e intenciones.',
      'Empuje y empujones, eso trae {stem}, {god.the}; cede un dedo, guarda un palmo.',
    ],
    食神: [
      'Bajo {stem}, {god.the}, el paladar y el ingenio están de fiesta; la idea llega al relajarse.',
      '{stem} representa {god.to}: tómate tu tiempo, come bien, lo demás se cuece solo.',
    ],
    伤官: [
      'El talento se ve y la lengua tiene filo cuando {stem} trae {god.to}; deja a los demás un trozo de frase.',
      '{stem}, {god.the}, te empuja fuera del molde: aprende la regla y luego rómpela con gracia.',
    ],
    偏财: [
      'Las ocasiones andan por la calle: {stem} acerca {god.to}, y el trato cuenta antes que la calculadora.',
      'Ojos por todas partes con {stem}, {god.the}, y una pregunta antes de actuar: ¿es lo bastante firme?',
    ],
    正财: [
      'Surco arado, surco sembrado: {stem} equivale {god.to}, y el detalle de las cuentas compensa.',
      'A su hora, en su peso, según lo hablado: {stem}, {god.the}, da valor a la seriedad.',
    ],
    七杀: [
      'La presión redobla como un tambor cuando {stem} trae {god.to}; resuelve primero lo más duro.',
      'Un aire cortante trae {stem}, {god.the}: quien se atreve gana respeto, sin olvidarse de respirar.',
    ],
    正官: [
      'El título y la carga llegan a la vez: {stem} instala {god.to}, y seguir el procedimiento descansa.',
      'Hora cumplida, palabra cumplida: con {stem} reina {god.the} y la confianza echa cuerpo.',
    ],
    偏印: [
      'Intuición fina, pensamiento hondo: {stem} despierta {god.to}; anota lo que venga en la quietud.',
      'Un saber poco transitado te espera con {stem}, {god.the}; que la duda no ocupe el lugar del acto.',
    ],
    正印: [
      'Alguien vela por ti, hay un libro abierto: {stem} te trae {god.to}, y el corazón se asienta primero.',
      'Como un edredón gordo, {stem}, {god.the}, va bien para estudiar, pedir consejo y descansar.',
    ],
  },
  officer: [
    ['Día Fundar 建: se empieza, con una meta modesta; las grandes obras pueden esperar.', 'El almanaque dice Fundar 建 y sube la savia; sal a ver gente, estrena un cuaderno.'],
    ['Día Despejar 除: barre el polvo, y con él las preocupaciones.', 'Lo viejo deja sitio a lo nuevo con Despejar 除; tira algo que ya no sirva.'],
    ['Día Llenar 满: cosecha y mesa larga, pero la copa llena se derrama, calla un tercio.', 'El tazón está colmado con Llenar 满, y repartido sabe mejor.'],
    ['Día Allanar 平: arregla el camino, nivela lo pequeño y lo grande pasará.', 'Hoy no se compite: Allanar 平 rellena los baches.'],
    ['Día Fijar 定: acuerdos y reglas; decidido una vez, no te desdigas.', 'Firma, versión final, fecha cerrada: Fijar 定 se presta a ello.'],
    ['Día Sostener 执: primero, ejecutar; que no se te escape el hilo.', 'Seguir un solo asunto hasta el fin vale por tres comienzos, según Sostener 执.'],
    ['Día Romper 破: desmonta lo viejo, no fundes nada; lo averiado se repara bien.', 'Mejor que un juramento nuevo, partir un hábito viejo: ahí ayuda Romper 破.'],
    ['Día Cautela 危: prudencia en las alturas, la atención pone a salvo.', 'Despacio en los tramos empinados, pide Cautela 危; también arriba están las buenas vistas.'],
    ['Día Lograr 成: la cita siempre aplazada ya se puede fijar.', 'El agua encuentra su cauce: di la palabra pendiente, Lograr 成 la lleva.'],
    ['Día Recoger 收: guardar, cobrar lo que te deben, sin derroches.', 'Trae a casa, uno a uno, los asuntos desperdigados, aconseja Recoger 收.'],
    ['Día Abrir 开: abre la tienda, la boca, la ventana.', 'La vía está libre con Abrir 开, y quien sale primero ve primero.'],
    ['Día Cerrar 闭: puerta entornada, reposo, despensa, temprano a la cama.', 'Guárdate un secreto, repón fuerzas: Cerrar 闭 vigila.'],
  ],
  areaGod: {
    love: loveGod,
    career: careerGod,
    wealth: wealthGod,
    health: healthGod,
    family: familyGod,
    study: studyGod,
  },
  areaRelation,
  bestDay: [
    'El {day}, {stem} {branch}, va a tu compás: resérvale lo importante.',
    'Día fácil a la vista, el {day}; bajo el pilar {stem} {branch} salen bien los encuentros y las decisiones.',
  ],
  carefulDay: [
    'El {day} ({stem} {branch}) aprieta un poco el paso: una tarea menos, una hora más de sueño.',
    'Hacia el {day}, con {stem} {branch}, mejor guardar que atacar, y callarse media frase.',
  ],
  yearStar: {
    same: ['En {year}, la rama del año, {branch}, es la {animal.of}: un año para ponerte en orden, primero la casa, luego los proyectos.'],
    union: ['El año {year} pone a {branch} en armonía con {animal.the}: la baza es la compañía, con apoyo los pasos pueden alargarse.'],
    trine: ['{branch} y {animal.the} forman triple armonía en {year}: la gente se reúne y una idea puede volverse asunto de todos.'],
    clash: ['En {year}, {branch} choca con {animal.the}: ganas de mudarse, de cambiar de puesto, de irse; lo que se prepara no asusta.'],
    punish: ['Con {branch} al mando, {year} le pide {animal.to} hacer las paces por dentro; la vía ordenada es la más ligera.'],
    harm: ['{year} cruza a {branch} en el camino {animal.of}: todo se juega en hablar claro, y a las viejas amistades les viene bien un paño.'],
    break: ['Los marcos se aflojan en {year}, con {branch} ante las costumbres {animal.of}: pequeños arreglos, otra manera de vivir.'],
    plain: ['{year} deja en paz a {branch} y {animal.to}: un año llano, en que aprender un oficio rinde más que esperar.'],
  },
}
