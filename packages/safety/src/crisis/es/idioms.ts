/** Words of idioms and harmless talk, which masks make invisible to the rules. */
export const idioms = {
  breakoff: `
    con (este|el|la|mi novio|mi novia|ella|los|las|un|una) (trabajo|proyecto|tema|examen|tarea|curso|relacion|corrupcion|hambre|partido|problema|juego|libro|serie|plagas),
    relacion, proyecto, clases, semestre, examenes, trabajo, tarea, jornada, reunion,
    contrato, noviazgo, carrera, curso, semana, pandemia, cuarentena, novio, novia,
    discusion, partido, conmigo, mi jefe, informe, la mudanza, deberes, el verano`,
  liveplace: `
    en (esta|este|mi|la|casa|madrid|mexico|un|una|barcelona|espana|argentina|el), con mis,
    con ella, con mi, aqui, solo, sola, juntos, lejos`,
  accident: `
    cocinando, cocinar, afeitandome, afeitarme, sin querer, por accidente, accidente, jugando,
    futbol, gimnasio, gym, corriendo, caida, cai, tropece, verduras, cebolla, papel, el dedo,
    dedo, pelo, cabello, flequillo, las unas, rodilla, tobillo, espalda, entrenando, peluqueria,
    el flequillo, el pelo, pelando, picando, rebanando, cilantro, patatas, papas, tomates, jamon,
    abriendo, curita, tirita, lata, vaso roto`,
  laugh: `
    de (risa|hambre|sed|calor|frio|verguenza|aburrimiento|sueno|cansancio|miedo|ganas|amor|envidia|celos|curiosidad|viejo|vieja|ternura|pena ajena|la risa|emocion|nervios|asco|susto|cringe|gusto|felicidad),
    por (verte|ver|ir|conocer|saber|un|una|esa|ese|ti|el|la|comer|probar), en el intento,
    en el juego, riendo, de la risa, feliz, de viejos, por mi patria, en combate,
    tranquila de, de exito, matando, bateria, en paz cuando`,
  deadword: `
    muerto de (cansancio|hambre|sueno|miedo|frio|sed|risa|envidia|calor|celos|verguenza|aburrimiento|amor),
    muerta de (cansancio|hambre|sueno|miedo|frio|sed|risa|envidia|calor|celos|verguenza|aburrimiento|amor),
    punto muerto, mar muerto, naturaleza muerta, peso muerto, tiempo muerto, dia de muertos,
    dia de los muertos, lengua muerta, de mala muerte, pena de muerte, medio muert*,
    de muerte, mosquita muerta, muerto el perro, muertos vivientes, a muerte`,
  suiprevent: `
    prevencion, prevenir, tasa, tasas, escuadron, linea, telefono, estadisticas, colectivo,
    colectivos, comando, atentado, bosque, politico, economico, asistido, politica,
    economica, mision, indice, cifras, terrorista, squad`,
  fewpills: `
    (una|un|dos|tres|cuatro|#) (pastilla|pastillas|tableta|tabletas|paracetamol|paracetamoles|ibuprofeno|ibuprofenos|aspirina|aspirinas)`,
  than: `
    antes (muerto|muerta|morir) que, morir antes que, prefiero morir (a|que|antes),
    preferiria morir (a|que|antes), antes me muero que, morir que`,
  titled: `
    se llama, titulada, titulado, llamada, llamado, titulo, canta, coro, estribillo, dice la`,
  killtime: `
    el tiempo, tiempo, el aburrimiento, dos pajaros, la curiosidad, trabajando, estudiando,
    en el gimnasio, en el gym, para conseguir,
    en (el|la|los|este|esta) (trabajo|gimnasio|gym|escuela|universidad|estudio), por aprobar,
    a trabajar, a estudiar, por (el|la|los|las|un|una) (examen|trabajo|tarea|oferta|precio),
    haciendo`,
  lifesense: 'el sentido de la vida, sentido de la vida, el proposito de la vida',
}
