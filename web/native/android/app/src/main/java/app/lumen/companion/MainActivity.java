package app.lumen.companion;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
