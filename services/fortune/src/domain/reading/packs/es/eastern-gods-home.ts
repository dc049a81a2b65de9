import type { TenGod } from '@lumen/astrology/bazi/ten-gods'
import type { Pool } from '../../pack/text.ts'

export const wealthGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['A cada cual su bolsillo; lo que se compra en común, a partes iguales.', 'El tren de vida de tus amigos no obliga a nada.'],
  劫财: ['Anota lo que prestes, y gasta menos en fachada.', 'Entre tanto griterío de ofertas, el bolsillo cerrado es el más listo.'],
  食神: ['Lo que sabes hacer con las manos puede dejar algo; el gusto por delante.', 'Comer bien merece un gasto, el desperdicio no.'],
  伤官: ['Una idea tiene precio: aclara de quién es antes de mostrarla.', 'La compra por despecho es la que luego pesa.'],
  偏财: ['Pasan muchos extras pequeños: mira, entiende, y solo entonces muévete.', 'Regalos dados, regalos recibidos: llévalos en la cabeza como un cuaderno.'],
  正财: ['Sueldo y extras están a la vista; aparta una parte antes que nada.', 'Juntar despacio es lo más seguro, cada moneda cuenta.'],
  七杀: ['Los gastos pesados se reparten en el calendario, no de un bocado.', 'Rodea lo arriesgado; la tranquilidad también es un ingreso.'],
  正官: ['Contratos y recibos en su carpeta, vencimientos a su hora.', 'El cauce oficial tarda más, pero deja dormir.'],
  偏印: ['El coleccionismo raro se sube a la cabeza: una sola pieza, la favorita.', 'Comprar sosiego, bueno; comprar inquietud, no.'],
  正印: ['Lo que se gasta en aprender rara vez se pierde.', 'Los mayores saben mucho de economía doméstica, escúchalos.'],
}

export const familyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Entre hermanos, las cosas a la cara y sin acumular.', 'Con las tareas repartidas, nadie sale perdiendo.'],
  劫财: ['Los asuntos de dinero de la familia, sobre la mesa y con luz.', '¿Muchas visitas? Pregunta en casa si hay cansancio.'],
  食神: ['Cocina tu especialidad y se oirán risas.', 'Juega un rato con un niño o con un animal, se ablanda el corazón.'],
  伤官: ['Baja medio tono con los mayores, el argumento vendrá después.', 'Tu familia no es un jurado, no hace falta ganar.'],
  偏财: ['Lleva a casa una sorpresa pequeña, el precio da igual.', 'Cuenta en casa lo que has visto fuera, les encanta.'],
  正财: ['Ordena el presupuesto del hogar y todo se aclara.', 'Una lámpara arreglada vale por diez frases amables.'],
  七杀: ['Deja en el rellano el fuego de la calle, quédate un minuto abajo.', 'En casa esperan una decisión: tómala con voz suave.'],
  正官: ['Una promesa a los tuyos, cumplida a tiempo, pesa mucho.', 'Normas en casa, sí, con una sonrisa.'],
  偏印: ['¿Te hace falta calma? Dilo, lo entenderán.', 'Hojear fotos viejas hace que ciertas cosas se digan mejor.'],
  正印: ['Una llamada a tu madre o a alguien mayor, y hasta el final de su historia.', 'Tu casa es un respaldo: ven a apoyarte.'],
}

export const studyGod: Readonly<Record<TenGod, Pool>> = {
  比肩: ['Competir un poco con alguien de clase da ánimos.', 'Tu método te va bien, quédate con él.'],
  劫财: ['Menos barullo: la hora ante el escritorio es la que más vale.', 'Presta tus apuntes de buena gana, volverá más.'],
  食神: ['Con ganas se aprende pronto y se recuerda bien.', 'Aprende produciendo: explicar una vez vale por tres lecturas.'],
  伤官: ['Dudar es sano; entiende primero el manual.', 'Te viene un giro brillante, apúntalo en caliente.'],
  偏财: ['Picotear tiene encanto, pero no sueltes el hilo principal.', 'Sobre el terreno todo entra antes: ve a verlo.'],
  正财: ['Un capítulo según el plan, y el avance salta a la vista.', 'Unos apuntes limpios ahorran la mitad del repaso.'],
  七杀: ['Ante un problema arduo, empieza por lo fácil y luego muerde.', 'Los nervios son combustible; respira hondo y abre el examen.'],
  正官: ['Sigue el programa: ceñirse al tema da puntos.', 'Entrega a tiempo y recordarán tu nombre.'],
  偏印: ['El tema oscuro está en su punto: cuanto más escarbas, mejor.', 'Las ideas de la noche son extrañas, compruébalas de día.'],
  正印: ['Un clásico, una maestra: de ambos se saca algo.', 'La memoria está fina, aprovecha para aprender de corrido.'],
}
