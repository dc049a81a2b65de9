import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { Pool } from '../../pack/text.ts'

export const loveGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Cada cual con sus ideas: hablándolo, nadie tiene que ceder del todo.', 'En el amor se camina al lado, no se compite.'],
  劫财: ['Hay más miradas alrededor; que la otra persona vea a quién quieres.', 'No descuides a tu pareja por el grupo: el tiempo también es cariño.'],
  食神: ['Una buena cena, unas risas, y la distancia se acorta.', 'Relajarte te favorece, hasta tus piropos tienen sabor.'],
  伤官: ['La lengua pica: el elogio por delante, el reparo detrás.', 'Tu originalidad atrae, un poco de dulzura retiene.'],
  偏财: ['Te llueven invitaciones; que tu corazón sepa dónde posarse.', 'La sorpresa tiene encanto: un ramo, dos entradas, y queda dicho.'],
  正财: ['Nada conmueve como lo concreto: una bombilla cambiada, un viaje en coche, unas cuentas hechas.', 'Hablar de la vida diaria viene bien, el futuro vive en sus detalles.'],
  七杀: ['Que la parte más fuerte retroceda medio paso, y la relación respira.', 'El flechazo viene con fuerza: date tres días.'],
  正官: ['Vale la pena hablar de compromiso, ir en serio nunca sobra.', 'Buenas formas, sí, y calor dentro de la cortesía.'],
  偏印: ['Tanto pensar aleja el amor; una pregunta y saldrás de dudas.', 'Basta una presencia callada, no toda frase pide respuesta.'],
  正印: ['Que te cuiden es dulce; devuelve también el abrazo.', 'La bendición de los mayores da firmeza: preséntales a quien quieres.'],
}

export const careerGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Tus colegas son aliados y espejos: límites claros y luego a fondo.', 'Por tu cuenta vas deprisa; avisa en los pasos importantes.'],
  劫财: ['Puede que alguien mire de reojo tu mérito, guarda rastro del camino.', 'La competencia te pica: apunta a la tarea, no al rival.'],
  食神: ['La idea sale sola; pasada a limpio, ya es un resultado.', 'Transmite lo que sabes, y tu fama crecerá sin ruido.'],
  伤官: ['La reforma es buena, que el tono sea flexible.', 'Crear, diseñar, escribir: ahí luces, el reglamento puede esperar.'],
  偏财: ['Despiertan los asuntos que piden calle; visita a un cliente más.', 'Mantén la vista suelta: la pista llega de otro sector.'],
  正财: ['Paso a paso llega la recompensa, y entregar puntual se nota.', 'Afina los números y la dirección escuchará.'],
  七杀: ['Cae una carga grande: cortada en tres, ya no da miedo.', 'Quien se atreve con el problema difícil se queda en la memoria.'],
  正官: ['Funciones claras, procedimiento cumplido: así se asciende.', 'Alinea los objetivos con quien dirige y te ahorras una vuelta.'],
  偏印: ['Una habilidad rara encuentra empleo; cuanto más cavas, más vale.', 'Retoma el viejo expediente por otro lado, la respuesta va en una nota al pie.'],
  正印: ['Alguien con experiencia quiere ayudarte: preguntar no rebaja.', 'Cursos, certificados, archivo: cuanto antes, mejor.'],
}

export const healthGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Buena forma: un partido con amigos.', 'Nada agota como el orgullo; si te cansas, siéntate.'],
  劫财: ['En brindis y cenas, mide la copa; irse pronto no es descortés.', 'El ritmo ajeno descompone el tuyo, sostén tu hora de dormir.'],
  食神: ['Hay apetito; masticar bien ya es felicidad.', 'Corazón ancho, cuerpo a gusto: sol y una canción.'],
  伤官: ['La cabeza se acelera; escribe por la noche y suéltalo todo.', '¿Te sube el enfado? Un sorbo de agua, luego la palabra.'],
  偏财: ['Siempre por ahí en estos tiempos: botella y chaqueta en la bolsa.', 'Diviértete a fondo y retírate a dormir a buena hora.'],
  正财: ['A su hora, en su medida: al cuerpo le encantan esas palabras.', 'No le robes tiempo a una comida.'],
  七杀: ['Cuello y hombros están duros, una ducha caliente los desata.', 'Con presión, diez espiraciones largas valen por un café.'],
  正官: ['La regularidad te sienta bien, el despertador es la receta.', 'Siéntate con la espalda recta, la cintura lo agradecerá.'],
  偏印: ['Mucho pensar y poco dormir: los pies calientes bajan las ideas.', 'La quietud te repone, pero no te encierres demasiado.'],
  正印: ['Tiempo de reponerse: una hora más de cama vale por media jornada libre.', 'Caldos y arroz con leche, esa es la ternura que pide el cuerpo.'],
}
