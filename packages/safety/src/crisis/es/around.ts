/** What is said around one's own death, and of somebody else's; rules: ../around-rules.ts. */
export const around = {
  placechosen: `
    ya se donde, se donde, elegi el lugar, tengo el lugar`,
  seeno: `
    no veo, ya no veo, no le veo, no encuentro, no hay, no tengo, no queda, sin, no me queda`,
  exitway: `
    salida, ninguna salida, otra salida, escapatoria`,
  noplace: `
    (no hay|no tengo|no existe) lugar para mi, (este|el) mundo no es para mi,
    no pertenezco a este mundo, no encajo en este mundo, no tengo sitio en este mundo,
    sobro en este mundo, estoy de mas en este mundo, sobro en todas partes`,
  quenched: `
    se apague (todo|para siempre), todo se apague, apagarme (para siempre|del todo),
    que todo se (termine|acabe) (de una vez|para siempre|ya), dejar de sentir para siempre,
    (razon|motivo) para (vivir|seguir viviendo|seguir viva|seguir vivo|no matarme),
    no quiero estar (mas |)aqui (mas|ya), no quiero estar mas aqui, ya no quiero estar aqui,
    me (atropella|atropellara|arrolla|arrollara) un (camion|coche|bus|tren),
    (duerma|durmiera) y no despierte, no despierte nunca`,
  soon: `
    pronto, manana, hoy, esta noche, en unos dias, dentro de poco, ya casi, desde manana,
    a partir de manana, la proxima semana, el lunes`,
  painover: `
    (dejare|voy a dejar|dejo) de sufrir,
    (no|ya no) (va a doler|me va a doler|dolera|sufrire|voy a sufrir|me dolera),
    se acaba (mi|el|este) (dolor|sufrimiento), voy a descansar, descansare, estare en paz,
    voy a estar en paz, por fin en paz, todo habra terminado, sere libre`,
  joinloved: `
    con mi (abuela|abuelo|abuelita|abuelito|mama|papa|madre|padre|hijo|hija|hermano|hermana|esposo|esposa|marido|mujer|bebe) (en el cielo|al cielo|alla arriba|alla),
    reunirme con (mi|mis) (abuela|abuelo|abuelita|abuelos|mama|papa|madre|padre|hijo|hija|hermano|hermana|esposo|esposa|marido|mujer|bebe)`,
  relieve: `

    (no|ya no) (le |les |os |te |)(voy a |)(estorbar|estorbare|molestar|molestare|sere una carga|dare problemas|dar problemas|causare problemas|fastidiar),
    nadie tendra que (aguantarme|soportarme|preocuparse por mi|cargar conmigo),
    se van a librar de mi, os librareis de mi, te libraras de mi, les quito un peso`,
  ifgone: `

    si (un dia |algun dia |manana |ya |)(no estoy|ya no estoy|falto|no estuviera|desaparezco|me pasa algo|no vuelvo|me muero),
    cuando (ya |)no (este|estoy), cuando falte, el dia que falte`,
  takecare: `
    se quedaria con, se quedaria, cuidaria, cuidara, cuiden, cuida, cuidas, cuidarias,
    quien cuidara, encargate, ocupate, mi perro, mi perra, mi perrita, mi perrito, mi gato,
    mi gata, mis hijos, mi mama`,
  highplace: `
    puente, azotea, cornisa, barandilla, andenes, vias, balcon, acantilado, borde, precipicio,
    tejado`,
  lookdown: `
    mirando (abajo|hacia abajo|para abajo|pa abajo|el vacio|al vacio|los trenes|las vias|el agua),
    miro (abajo|hacia abajo|para abajo|al vacio|el vacio), viendo (abajo|hacia abajo|el vacio)`,
  dire3: `
    mejor sin (el|ella|ellos),
    (no|ya no) (quiere|queria|quiera|quisiera) (vivir|despertar|despertarse|existir|seguir|seguir viviendo|estar aqui|estar vivo|estar viva),
    hacerse (algo|dano|cosas), hacer una (locura|tonteria|estupidez),
    (haga|haria|hara) una (locura|tonteria|estupidez),
    (quiere|queria|queriendo) (morir|morirse|matarse|desaparecer|acabar con todo|acabar con su vida|terminar con todo|quitarse la vida),
    se (quiere|queria) (morir|matar|suicidar), se (va|iba) a (matar|suicidar|tirar|colgar),
    (matarse|suicidarse|ahorcarse|quitarse la vida|autolesionarse),
    se (autolesiona|hace cortes|corta los brazos|tomo todas|intento matar),
    (es|seria) una carga para (todos|nosotros|la familia), la vida no (vale|tiene),
    (no|ya no) (le ve|encuentra|ve) (sentido|salida), despidiendose de todos,
    se despidio de todos, se ha despedido, carta de despedida, suicidio, suicidarse,
    nos libraremos de (el|ella), mejor si (el|ella) no (estuviera|existiera|estaria),
    ya tiene las pastillas, tiene las pastillas (listas|guardadas|en casa)`,
  giving3: `
    regalando (todo|sus|cosas), regala (todo|sus), regalo (todo|todas sus|sus cosas),
    repartiendo (todo|sus), dando sus cosas, deshaciendose de sus,
    (regalando|regala|dando|repartiendo|vendiendo) (todos|todas) (sus|los|las)`,
  noneed3: `
    no lo va a necesitar, no los va a necesitar, no las va a necesitar,
    no (le hara|les hara) falta, para que lo quiere, ya no lo necesita, ya no lo necesitara,
    no dice por que, no quiere decir por que, sin razon, de repente, de golpe`,
  joindead3: `

    (irse|ir|estar|reunirse) con (mi|su) (mama|papa|madre|padre|abuela|abuelo|hermano|hermana|hijo|hija|mujer|marido|esposa|esposo)`,
  died3: `
    murio, fallecio, muerto, muerta, difunto, difunta, cielo, falleciera, la perdimos, lo perdimos`,
}
