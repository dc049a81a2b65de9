/** Words that say how others are meant; rules and likeness are made of none of them. */
export const bearing = {
  /** Without one of these nothing that merely sounds alike is heard. */
  danger: `
    morir*, muero, muera, muerto, muerta, muerte, matar*, mato, mate, suicid*, ahorc*, colgarme,
    cuerda, soga, sobredosis, pastilla*, medicamento*, somnífero*, cuchilla*, navaja, cortar*,
    corto, corté, venas, sangr*, tirarme, tiro, ahogar*, pistola, carga, estorbo, inútil,
    esperanza, salida, desaparec*, desaparezc*, adiós, despedí*, despedida, vivir, vivo, viva,
    existir, existo, tumba, entierro, cielo, daño, lastim*, cicatri*, sufr*, dolor, final, acabar,
    acabe, terminar, termine, fin, rendirme, rindo, sin mí, despertar, despierte, nacido, nacer,
    descansar, mundo, colgar*, cortando, cortarse, corta, ahogarse, tirarse, tirar, lanzar*, arma,
    escopeta, veneno, cloro, insulina, carta, nota, última, último, miedo, amenaza*, sentido,
    futuro, mañana, fuerzas, fuerza, sola, solo, vacío, vacía, razón, irme, intento*, intentó,
    testamento, cenizas, extrañar, falta, igual, oscuro, odio, locura, tragó, frasco, bote,
    llegar a viejo, cuenten conmigo, perdón*, aguanto, mi vida, la vida no, esta vida, con la vida`,
  /** What nobody dies of, however they put it. */
  trifle: `
    canción, playlist, lunes, reunión, reuniones, impresora, wifi, excel, deberes, tarea, ensayo,
    platos, plancha, pizza, café, un té, el té, chocolate, azúcar, pastel, tarta, ensalada, dieta, tacos,
    picante, gimnasio, gym, sentadillas, pierna, entrenamiento, maratón, tráfico, atasco, calor,
    resaca, flequillo, peluquería, karaoke, serie, capítulo, temporada, final de, peli, spoiler,
    spoilers, juego, nivel, penalti, portero, partido, puzzle, cobija, manta, sofá, autocorrector,
    tiktok, mosquitos, alergia, dentista, ikea, patatas, papas, corbata, informe, la cama,
    fuegos artificiales, las vistas, hambre, higado, unicornio`,
  /** What a farewell, a burden or no way out may be about. */
  occasion: `
    companeros, la firma, la oficina, movil, foto, fotos, zapatos, vestido, fiesta, boda,
    laberinto, parking, estacionamiento, mapa, autopista, rotonda, emoji, selfie, ordenador,
    compu, actualización, frio, equipo, mosquito, ultimo dia, el trabajo, mail, email, correo,
    lunes`,
  /** Takes back a laugh or a trifle. */
  serious: `
    no es broma, va en serio, lo digo en serio, en serio, de verdad, hablo en serio,
    no estoy bromeando, no bromeo, neta`,
}
