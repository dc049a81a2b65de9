import type { Pool, Twelve } from '../../pack/text.ts'

export const moonLove: Twelve<Pool> = [
  ['Tal cual eres, enamoras; no bajes el volumen por nadie.', 'Si te gusta, acércate un paso: la mirada convence más que el guion.'],
  ['Una comida hecha con cariño vale por diez declaraciones.', 'Da seguridad con hechos, y protege también tu propio límite.'],
  ['Dos frases de más y, entre bromas, empieza a brotar algo.', '¿Piensas en esa persona? Escríbele, que no tenga que adivinarlo.'],
  ['Enseña tu vida de diario; un sofá compartido puede ser muy romántico.', 'Si algo duele, di primero lo que sientes y luego los argumentos.'],
  ['Buen día para una cita, aunque sea dando un rodeo a propósito.', 'Los corazones libres pueden toparse con alguien muy divertido.'],
  ['Cuidar es acordarse: quién tiene siempre frío, quién no soporta el cilantro.', 'Criticar no es cuidar; prueba con un elogio.'],
  ['Si la charla es cara a cara y llega hasta el final, la relación avanza una casilla.', 'Alguien espera que digas en qué punto estás: con suavidad y sin rodeos.'],
  ['La intimidad pide algo de valor: muestra tu lado blando a quien lo merece.', 'Antes de los celos, pregúntate qué temes en realidad.'],
  ['Planear una escapada a dúo ya sabe a gloria, antes de hacer la maleta.', 'Comparar convicciones entre risas las acerca.'],
  ['Día lleno, de acuerdo, pero avisa con tiempo: es elegante y abriga.', 'El amor no es un departamento que dirigir; deja la eficiencia en la puerta.'],
  ['Entre las amistades se esconde un encuentro: empieza por dar buena charla.', 'Un poco de libertad para cada cual y las ganas de verse crecen solas.'],
  ['Pensar en alguien en paz, sin tener que decírselo.', 'Si remonta un amor de antes, deja que se lo lleve el agua.'],
]

export const moonCareer: Twelve<Pool> = [
  ['Pide el hueso duro, se acordarán de ti.', 'Para el rumbo, fíate de la primera impresión; los detalles, por la tarde.'],
  ['Precio, horas y resultado, negro sobre blanco: en eso se ve el oficio.', 'Lo hecho sin prisa se cotiza hoy, y la calidad es tu mejor tarjeta.'],
  ['Un «¿por qué?» más en la reunión ahorra una semana de arreglos.', 'Lee dos veces el correo; una errata roba la escena.'],
  ['Rindes más en terreno conocido: si puedes, trabaja desde casa.', 'Serena primero al equipo, el calendario se recupera luego.'],
  ['Suelta la idea un poco loca, alguien la atrapará.', 'Cuenta tu informe como una historia y se enderezarán las espaldas.'],
  ['La lista es hoy la batuta; tachar una línea es un gustazo.', 'Ese defecto antiguo del procedimiento, cúralo de paso.'],
  ['Buen momento para negociar: pon sus deseos sobre la mesa antes que los tuyos.', 'No cargues con todo, un colega ve tu ángulo muerto.'],
  ['Investigar, buscar datos, ir a la raíz: escarba.', 'Guarda bien los papeles delicados y di en persona las cosas delicadas.'],
  ['Mira más allá del trimestre y la decisión de hoy se simplifica.', 'Entre dos áreas, entre dos idiomas, el puente eres tú.'],
  ['Pasará por ahí una mirada de arriba: pon los resultados en el escaparate.', 'No aplaces la decisión, da tu opinión con calma.'],
  ['Varias cabezas valen más que una puerta cerrada; reúnelas un cuarto de hora.', 'Revisa el proyecto de largo aliento: el rumbo cuenta más que la velocidad.'],
  ['Lo que se hace entre bambalinas avanza bien; apagar avisos obra milagros.', 'Sin certeza no hay promesa: contesta mañana.'],
]

export const moonWealth: Twelve<Pool> = [
  ['Si gastas en ti, que sea en algo duradero.', '¿Capricho repentino? Que pase la noche en el carrito.'],
  ['Diez minutos de cuentas, un día de mente despejada.', 'Compara antes de pedir; la diferencia se queda en tu bolsillo.'],
  ['Las suscripciones pequeñas gotean en silencio, haz recuento.', 'Un buen dato tiene valor: pregunta a quien entiende.'],
  ['¿Algo para la casa? Mide el hueco, y también el presupuesto.', 'El ahorro de los mayores tiene su razón, presta oído.'],
  ['Ponle techo al ocio y lo disfrutarás más.', 'Un talento también se cobra; empieza por un encargo pequeño.'],
  ['Reponer cuando se gasta: acumular es dinero dormido.', 'Ordena los gastos fijos y quita el último de la fila.'],
  ['Antes de compartir bolsillo, las reglas; después, el afecto.', 'Hoy por ti, mañana por mí: no hace falta pelear la cuenta.'],
  ['Las cuentas en común merecen hoy un repaso.', 'Apunta favores hechos y debidos, y el corazón deja de contar.'],
  ['Un curso o un viaje puede valer lo que cuesta, si de verdad lo usas.', 'Que no te deslumbre una cifra lejana; cuenta lo que tienes a mano.'],
  ['Para hablar de sueldo o tarifa, deja que hablen tus resultados.', 'Ese gasto de lucimiento, ¿vale la pena?'],
  ['Comprar en grupo ahorra, siempre que ya lo necesitaras antes.', 'Escucha el consejo de tus amigos y decide por tu cuenta.'],
  ['Menos curvas de precios y más mirar tu propio saldo.', 'Un gesto anónimo cuesta poco y abriga mucho.'],
]

export const moonHealth: Twelve<Pool> = [
  ['Moverse despierta: veinte minutos a buen paso, no más.', 'La vista y la cabeza se cansan pronto; mira a lo lejos y respira.'],
  ['Come más despacio, el estómago te lo agradecerá.', 'Un desayuno a su hora pone el día de pie.'],
  ['Afloja los hombros y gira las muñecas entre mensaje y mensaje.', 'En días parlanchines, bebe agua y respira hondo tres veces.'],
  ['Un caldo en casa, y temprano.', 'La barriga sigue al humor: en la mesa, nada de disgustos.'],
  ['Reír a gusto descansa tanto como una siesta.', 'Endereza la espalda, se abre el pecho y de paso el ánimo.'],
  ['La regularidad es el cuidado de hoy; llegada la hora, pausa.', 'Cena algo más ligero y el cuerpo lo notará.'],
  ['En pareja o con alguien cerca cuesta menos no faltar al ejercicio.', '¿Mucho rato en la silla? Levántate por un vaso de agua.'],
  ['Un baño de pies se lleva la tensión del día.', 'Trasnochar sale caro; deja lo que falta para la mañana.'],
  ['Busca un lugar abierto: te lo piden las piernas y el corazón.', 'Levántate de la mesa con un poquito de hambre y llegarás más lejos.'],
  ['Espalda y rodillas cargan mucho por ti: regálales cinco minutos de estiramientos.', 'Si se te olvida comer, ponte una alarma.'],
  ['¡Aire! Cada hora, de pie y lejos de la pantalla.', 'Haz círculos con los tobillos, activa y relaja a la vez.'],
  ['Día de recuperar sueño: un cuarto de hora con los ojos cerrados también cuenta.', 'Menos café y más agua, sueños más tranquilos.'],
]
